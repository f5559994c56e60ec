import { z } from 'zod'
import { answerSchemaOf, readObject } from '../models/answer-schema.ts'
import type { AnswerSchema } from '../models/models.ts'

const passageAnswer = z.object({ passage: z.string() })
/** The engine's messages ask for prose, so the note tells endpoints with schemas to answer in JSON instead. */
export const passageSchema: AnswerSchema = {
  ...answerSchemaOf('edited_passage', passageAnswer),
  note: 'Answer with a JSON object alone: {"passage": "the edited passage"}',
}

/**
 * Returns the passage of an answer in JSON, and any other answer as it is. JSON of another form, or with its end
 * missing, is no answer: the engine's gates read prose and might accept it.
 */
export function readPassage(answer: string): string {
  const { success, data } = passageAnswer.safeParse(readObject(answer))
  if (success) return data.passage
  return jsonStart.test(answer) ? '' : answer
}

const jsonStart = /^\s*(?:```(?:json)?\s*)?\{\s*"/
