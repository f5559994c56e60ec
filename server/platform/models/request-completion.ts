import { readStart } from '../foreign-data/read-limited.ts'
import type { AnswerSchema, ModelMessage } from './models.ts'

/** An address that speaks the OpenAI protocol, and the key and model of the requests to it. */
export type CompletionAddress = {
  baseUrl: string
  apiKey?: string
  model: string
  /** Headers of this service's own. */
  headers?: Record<string, string>
  /** Sends the requests; `fetch` if it is missing. */
  fetch?: typeof fetch
  /** Refuses redirects, so that a user's key reaches only the address that it was entered for. */
  followsNoRedirect: boolean
}

export type CompletionRequest = {
  messages: ModelMessage[]
  temperature?: number | undefined
  maxTokens?: number | undefined
  /** Sent to models on this computer only: services do not have it. */
  repeatPenalty?: number | undefined
  answerSchema?: AnswerSchema | undefined
  /** Requests the token counts of the reply, as its last event. */
  asksForUsage: boolean
}

/** The endpoint refused a request; `status` is null if it could not be reached. */
export class CompletionRefusal extends Error {
  readonly status: number | null
  /** The start of the response. It may contain keys and addresses, so it is not shown. */
  readonly body: string
  readonly retryAfterSeconds: number

  constructor(status: number | null, body = '', retryAfterSeconds = 0, cause?: unknown) {
    super(`The endpoint ${status === null ? 'could not be reached' : `responded with ${status}`}.`, { cause })
    this.status = status
    this.body = body
    this.retryAfterSeconds = retryAfterSeconds
  }
}

const errorBytesMax = 100_000

/**
 * Requests a streamed chat completion and resolves to the body of the response. Throws CompletionRefusal, or the
 * signal's reason.
 */
export async function requestCompletion(
  address: CompletionAddress,
  request: CompletionRequest,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const { baseUrl, apiKey, model, headers, fetch: send = fetch, followsNoRedirect } = address
  const response = await send(`${baseUrl.replace(/(?<!\/)\/+$/, '')}/chat/completions`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}),
      ...headers,
    },
    body: JSON.stringify(bodyOf(model, request)),
    signal,
    ...(followsNoRedirect ? { redirect: 'error' } : {}),
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new CompletionRefusal(null, '', 0, error)
  })
  if (response.ok && response.body) return response.body
  const retryAfterSeconds = Number(response.headers.get('retry-after')) || 0
  throw new CompletionRefusal(response.status, await startOf(response), retryAfterSeconds)
}

function bodyOf(model: string, request: CompletionRequest) {
  const { messages, temperature, maxTokens, repeatPenalty, answerSchema, asksForUsage } = request
  return {
    model,
    messages: withNote(messages, answerSchema?.note).map(asMessage),
    temperature,
    max_tokens: maxTokens,
    repeat_penalty: repeatPenalty,
    ...(answerSchema ? { response_format: { type: 'json_schema', json_schema: formOf(answerSchema) } } : {}),
    stream: true,
    ...(asksForUsage ? { stream_options: { include_usage: true } } : {}),
  }
}

function formOf({ name, schema }: AnswerSchema) {
  return { name, schema, strict: true }
}

function withNote(messages: ModelMessage[], note: string | undefined): ModelMessage[] {
  const last = messages.at(-1)
  if (!note || !last) return messages
  return [...messages.slice(0, -1), { ...last, content: `${last.content}\n\n${note}` }]
}

/** A message without images is sent as plain text, which more endpoints accept than parts. */
function asMessage({ role, content, images = [] }: ModelMessage) {
  if (images.length === 0) return { role, content }
  const pictures = images.map(({ type, bytes }) => ({
    type: 'image_url',
    image_url: { url: `data:${type};base64,${Buffer.from(bytes).toString('base64')}` },
  }))
  return { role, content: [{ type: 'text', text: content }, ...pictures] }
}

/** Reads the start of an error's text; an endpoint of a user's own may send any amount. */
async function startOf(response: Response): Promise<string> {
  try {
    return (await readStart(response.body, { bytesMax: errorBytesMax })).bytes.toString('utf8')
  } catch {
    // The status is enough.
    return ''
  }
}
