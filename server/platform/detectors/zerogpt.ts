import { z } from 'zod'
import { parseJson } from '../foreign-data/read-json.ts'
import { ForeignDataError, readLimited } from '../foreign-data/read-limited.ts'

export type ZeroGptService = { baseUrl: string; apiKey: string; timeoutMs?: number }

/** What the service says about a text, as far as it says it. */
export type ZeroGptAnswer = {
  /** Share of AI writing in percent. */
  fakePercentage: number
  isHuman: number | null
  textWords: number | null
  aiWords: number | null
  /** The sentences that it marks. */
  marked: string[]
  sentences: string[] | null
  feedback: string | null
  language: string | null
  collectionId: string | null
  fileName: string | null
  id: string | null
}

/** Every way in which the service can fail (docs/spec/1-writing.md section 8). */
export type ZeroGptFault =
  | 'key-refused'
  | 'rate-limit'
  | 'refused'
  | 'invalid-text'
  | 'server-error'
  | 'no-response'
  | 'empty'
  | 'unexpected'
  | 'unreadable'

/** `said` is the service's own message, which may name the operator's account; only operators see it. */
export class ZeroGptError extends Error {
  readonly fault: ZeroGptFault
  readonly said: string

  constructor(fault: ZeroGptFault, said = '') {
    super(`ZeroGPT: ${fault}`)
    this.fault = fault
    this.said = said
  }
}

const timeoutMsUsual = 60_000
/** A size that no result has: the text and its sentences, with each character escaped. */
const answerBytesMax = 2_000_000
/** The sentences of the longest text are a few thousand. */
const signsMax = 50_000
const saidCharactersMax = 300

/** The service sends some numbers as strings. */
const figure = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() ? Number(value) : value),
  z.number(),
)
const maybeFigure = figure.nullable().catch(null)
const maybeText = z.string().min(1).nullable().catch(null)
/** The service sends some lists as JSON in a string. */
const texts = z.preprocess(fromJson, z.array(z.string()))

const data = z.object({
  fakePercentage: figure.refine((percent) => percent >= 0 && percent <= 100),
  isHuman: maybeFigure,
  textWords: maybeFigure,
  aiWords: maybeFigure,
  h: texts.catch([]),
  sentences: texts.nullable().catch(null),
  feedback: maybeText,
  detected_language: maybeText,
  collection_id: z.coerce.string().min(1).nullable().catch(null),
  fileName: maybeText,
  id: z.coerce.string().min(1).nullable().catch(null),
})

const envelope = z.object({
  success: z.union([
    z.boolean(),
    z.literal('true').transform(() => true),
    z.literal('false').transform(() => false),
  ]),
  message: z.string().catch(''),
  data: z.unknown(),
})

/** Asks ZeroGPT (POST /api/detect/detectText). Throws ZeroGptError, or the signal's reason. */
export async function detectWithZeroGpt(
  { baseUrl, apiKey, timeoutMs = timeoutMsUsual }: ZeroGptService,
  text: string,
  signal: AbortSignal,
): Promise<ZeroGptAnswer> {
  const deadline = AbortSignal.timeout(timeoutMs)
  let status: number
  let body: string
  try {
    const response = await fetch(`${baseUrl}/api/detect/detectText`, {
      method: 'POST',
      headers: { ApiKey: apiKey, 'content-type': 'application/json' },
      body: JSON.stringify({ input_text: text }),
      redirect: 'error',
      signal: AbortSignal.any([signal, deadline]),
    })
    status = response.status
    body = (await readLimited(response.body, { bytesMax: answerBytesMax })).toString('utf8')
  } catch (error) {
    signal.throwIfAborted()
    throw new ZeroGptError(error instanceof ForeignDataError ? 'unreadable' : 'no-response')
  }
  refuseStatus(status)
  return readAnswer(body)
}

function refuseStatus(status: number): void {
  if (status === 401 || status === 403) throw new ZeroGptError('key-refused')
  if (status === 429) throw new ZeroGptError('rate-limit')
  if (status === 422) throw new ZeroGptError('invalid-text')
  if (status >= 500) throw new ZeroGptError('server-error')
  if (status !== 200) throw new ZeroGptError('unexpected')
}

function readAnswer(body: string): ZeroGptAnswer {
  if (body.trim() === '') throw new ZeroGptError('empty')
  const read = envelope.safeParse(fromJson(body))
  if (!read.success) throw new ZeroGptError('unreadable')
  const { success, message, data: found } = read.data
  // An exhausted quota comes with status 200.
  if (!success) throw new ZeroGptError('refused', message.slice(0, saidCharactersMax))
  if (found === null || found === undefined) throw new ZeroGptError('empty')
  const result = data.safeParse(found)
  if (!result.success) throw new ZeroGptError('unreadable')
  const { h, detected_language, collection_id, ...rest } = result.data
  return { ...rest, marked: h, language: detected_language, collectionId: collection_id }
}

/** Parses JSON in a string; returns anything else, and a string that is not usable JSON, unchanged. */
function fromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value
  try {
    return parseJson(value, { signsMax })
  } catch {
    return value
  }
}
