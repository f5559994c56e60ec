import { z } from 'zod'
import { AppError } from '../errors.ts'
import { parseJson } from '../foreign-data/read-json.ts'
import type { AnswerSchema, ChatModel, ModelRequest } from './models.ts'
import { thoughtsEnd } from './thoughts-end.ts'

/** Some endpoints refuse a schema with these keywords. zod checks them in the answer. */
const unsupportedKeywords = ['minLength', 'maxLength', 'pattern', 'format', 'default'] as const

const answerCharactersMax = 60_000
/** A grammar allows white space between values, and some models then write nothing else. */
const blanksMax = 500

/** Returns the JSON schema of a zod schema, in the subset that endpoints accept: all properties are required. */
export function answerSchemaOf(name: string, schema: z.ZodObject): AnswerSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    override: ({ jsonSchema }) => {
      for (const keyword of unsupportedKeywords) delete jsonSchema[keyword]
    },
  })
  return { name, schema: json }
}

/**
 * Asks a model for an answer in the form of `schema`. Returns null if the answer has another form or is cut off, which
 * the caller replaces by rules.
 */
export async function askForData<Schema extends z.ZodObject>(
  model: ChatModel,
  request: Omit<ModelRequest, 'answerSchema'>,
  { name, schema }: { name: string; schema: Schema },
): Promise<z.output<Schema> | null> {
  try {
    const answer = await readWhole(model, { ...request, answerSchema: answerSchemaOf(name, schema) })
    const read = schema.safeParse(readObject(answer))
    return read.success ? read.data : null
  } catch (error) {
    if (error instanceof AppError && error.code === 'model_cut_off') return null
    throw error
  }
}

/** Reads a whole answer. Throws AppError if it is too long or was stopped by the signal. */
export async function readWhole(
  model: ChatModel,
  request: ModelRequest,
  charactersMax = answerCharactersMax,
): Promise<string> {
  let answer = ''
  let blanks = 0
  for await (const piece of model.stream(request)) {
    if (piece === thoughtsEnd) answer = ''
    else answer += piece
    const text = piece.trimEnd()
    blanks = text === '' ? blanks + piece.length : piece.length - text.length
    if (answer.length > charactersMax || blanks > blanksMax) throw new AppError('model_cut_off')
  }
  if (request.signal.aborted) throw new AppError('model_timeout')
  return answer
}

/** Reads the JSON object of an answer, or returns null. Models without schemas put code fences and remarks around it. */
function readObject(answer: string): unknown {
  try {
    return parseJson(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))
  } catch {
    return null
  }
}
