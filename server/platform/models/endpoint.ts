import { setTimeout as sleep } from 'node:timers/promises'
import { retryWaitMs } from '../../../contract/connection/retry.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import { AppError } from '../errors.ts'
import type { ChatModel, ModelRequest } from './models.ts'
import { readCompletion } from './read-completion.ts'
import { CompletionRefusal, requestCompletion } from './request-completion.ts'

export type Endpoint = {
  baseUrl: string
  apiKey?: string
  model: string
  label: string
  kind: 'endpoint' | 'local-server' | 'own'
  contextTokens: number
  sees?: boolean
  /** Sends the requests; `fetch` if it is missing. */
  fetch?: typeof fetch
}

const tries = 3
const rule = { firstMs: 600, longestMs: 2_000 }

/** A model at any address that speaks the OpenAI protocol. */
export function endpointModel(endpoint: Endpoint): ChatModel {
  const source: Source = { endpoint, asksForUsage: endpoint.kind === 'endpoint', knowsSchemas: true }
  return {
    id: endpoint.model,
    label: endpoint.label,
    kind: endpoint.kind,
    contextTokens: endpoint.contextTokens,
    sees: endpoint.sees ?? false,
    stream: (request) => streamReply(source, request),
  }
}

/**
 * An endpoint, and what it is known to accept. Usage figures are requested from the operator's model, and schemas are
 * sent, until the endpoint refuses a request for them.
 */
type Source = { endpoint: Endpoint; asksForUsage: boolean; knowsSchemas: boolean }

type Call = { source: Source; request: ModelRequest; isOwn: boolean }

async function* streamReply(source: Source, request: ModelRequest): AsyncGenerator<string> {
  const isOwn = source.endpoint.kind === 'own'
  const body = await startWithRetries({ source, request, isOwn })
  try {
    yield* readCompletion(body, request.onUsage)
  } catch (error) {
    throw asModelError(error, request.signal, isOwn)
  }
}

async function startWithRetries({ source, request, isOwn }: Call): Promise<ReadableStream<Uint8Array>> {
  const { messages, signal } = request
  const address = { ...source.endpoint, followsNoRedirect: isOwn }
  let { temperature } = request
  let answerSchema = source.knowsSchemas ? request.answerSchema : undefined
  let { asksForUsage } = source
  for (let attempt = 1; ; attempt++) {
    try {
      const asked = { messages, temperature, answerSchema, asksForUsage }
      const body = await requestCompletion(address, asked, signal)
      if (request.answerSchema && !answerSchema) source.knowsSchemas = false
      return body
    } catch (error) {
      // Some models use a fixed temperature and refuse any other.
      if (temperature !== undefined && refuses(error, temperatureWord)) {
        temperature = undefined
        continue
      }
      if (asksForUsage && refuses(error, usageWords)) {
        asksForUsage = source.asksForUsage = false
        continue
      }
      // Endpoints name this field in many ways, so any other refusal is taken for one of the schema.
      if (answerSchema && isInvalid(error) && !isTooLong(error)) {
        answerSchema = undefined
        continue
      }
      if (!isRetryable(error) || attempt === tries || signal.aborted) throw asModelError(error, signal, isOwn)
      await sleep(waitMs(error, attempt), undefined, { signal })
    }
  }
}

const temperatureWord = /temperature/i
const usageWords = /stream_options|include_usage/i

/** Returns whether the endpoint refuses the request because of a field, which its message names. */
function refuses(error: unknown, field: RegExp): boolean {
  return isInvalid(error) && field.test(error.body)
}

function isInvalid(error: unknown): error is CompletionRefusal {
  return error instanceof CompletionRefusal && [400, 422].includes(error.status ?? 0)
}

/** An endpoint may be back, or free, a moment later. */
function isRetryable(error: unknown): error is CompletionRefusal {
  if (!(error instanceof CompletionRefusal)) return false
  return error.status === null || error.status >= 500 || [408, 409, 429].includes(error.status)
}

function waitMs({ retryAfterSeconds }: CompletionRefusal, attempt: number): number {
  if (retryAfterSeconds > 0 && retryAfterSeconds <= 10) return retryAfterSeconds * 1000
  return retryWaitMs(rule, attempt)
}

function isTooLong(error: unknown): boolean {
  if (!(error instanceof CompletionRefusal) || ![400, 413].includes(error.status ?? 0)) return false
  return /context.{0,3}(?:length|window|size)|(?:maximum|too many).{0,20}tokens|prompt is too long/i.test(
    error.body,
  )
}

/** The provider's message may name keys and addresses, so users get a plain sentence and a code. */
function asModelError(error: unknown, signal: AbortSignal, isOwn: boolean): unknown {
  if (signal.aborted || error instanceof AppError) return error
  const status = error instanceof CompletionRefusal ? error.status : null
  const refusal = (status && refusals[isOwn ? 'own' : 'site'][status]) || null
  if (refusal) return new AppError('model_unavailable', refusal)
  if (isTooLong(error)) return new AppError('text_too_long', refusalTexts.modelWindow)
  if (status) return new AppError('model_failed')
  return new AppError('model_failed', refusalTexts.modelUnreached)
}

/** The message for a status, by the owner of the key. */
const refusals: Record<'site' | 'own', Record<number, string>> = {
  site: {
    401: refusalTexts.modelKeyRefused,
    403: refusalTexts.modelKeyRefused,
    404: refusalTexts.modelMissing,
    429: refusalTexts.modelBusy,
  },
  own: {
    401: refusalTexts.ownModelKeyRefused,
    403: refusalTexts.ownModelKeyRefused,
    404: refusalTexts.ownModelMissing,
    429: refusalTexts.ownModelBusy,
  },
}
