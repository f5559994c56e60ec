import { setTimeout as sleep } from 'node:timers/promises'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, type LanguageModelV4CallOptions, type LanguageModelV4Prompt } from '@ai-sdk/provider'
import { refusalTexts } from '../../../contract/refusals.ts'
import { AppError } from '../errors.ts'
import type { ChatModel, ModelMessage, ModelRequest } from './models.ts'
import { readCompletion } from './read-completion.ts'

export type Endpoint = {
  baseUrl: string
  apiKey?: string
  model: string
  label: string
  kind: 'endpoint' | 'local-server' | 'own'
  contextTokens: number
  sees?: boolean
}

const tries = 3
const backOffMs = 500

/** A model at any address that speaks the OpenAI protocol. */
export function endpointModel(endpoint: Endpoint): ChatModel {
  const source: Source = { endpoint, asksForUsage: endpoint.kind === 'endpoint' }
  return {
    id: endpoint.model,
    label: endpoint.label,
    kind: endpoint.kind,
    contextTokens: endpoint.contextTokens,
    sees: endpoint.sees ?? false,
    stream: (request) => streamReply(source, request),
  }
}

/** Usage figures are requested from the operator's model until it refuses the request for them. */
type Source = { endpoint: Endpoint; asksForUsage: boolean }

/**
 * Starts one call with the SDK, which knows the requests and errors of many endpoints. Resolves to the body of the
 * response, which is read here: the SDK's stream costs more processor time than the rest of a reply (see
 * docs/decisions).
 */
async function openCompletion(
  { endpoint, asksForUsage }: Source,
  options: LanguageModelV4CallOptions,
): Promise<ReadableStream<Uint8Array>> {
  let body: ReadableStream<Uint8Array> | null = null
  const fetchBody: typeof fetch = async (input, init) => {
    // Refuses redirects, so that a user's key reaches only the address that the operator set.
    const response = await fetch(input, endpoint.kind === 'own' ? { ...init, redirect: 'error' } : init)
    if (!response.ok || !response.body) return response
    body = response.body
    return new Response('', { status: response.status, headers: response.headers })
  }
  const provider = createOpenAICompatible({
    name: 'endpoint',
    includeUsage: asksForUsage,
    baseURL: endpoint.baseUrl.replace(/(?<!\/)\/+$/, ''),
    ...(endpoint.apiKey ? { apiKey: endpoint.apiKey } : {}),
    fetch: fetchBody,
  })
  const { stream } = await provider.chatModel(endpoint.model).doStream(options)
  stream.cancel().catch(() => {})
  if (!body) throw new Error('The response has no body.')
  return body
}

async function* streamReply(source: Source, request: ModelRequest): AsyncGenerator<string> {
  const isOwn = source.endpoint.kind === 'own'
  const body = await startWithRetries(source, request, isOwn)
  try {
    yield* readCompletion(body, request.onUsage)
  } catch (error) {
    throw asModelError(error, request.signal, isOwn)
  }
}

async function startWithRetries(source: Source, request: ModelRequest, isOwn: boolean) {
  const { messages, signal } = request
  let { temperature } = request
  for (let attempt = 1; ; attempt++) {
    try {
      const prompt = messages.map(asPrompt)
      return await openCompletion(source, {
        prompt,
        abortSignal: signal,
        ...(temperature === undefined ? {} : { temperature }),
      })
    } catch (error) {
      // Some models use a fixed temperature and refuse any other.
      if (temperature !== undefined && refusesTemperature(error)) {
        temperature = undefined
        continue
      }
      if (source.asksForUsage && refusesUsage(error)) {
        source.asksForUsage = false
        continue
      }
      const retryable = APICallError.isInstance(error) && error.isRetryable
      if (!retryable || attempt === tries || signal.aborted) throw asModelError(error, signal, isOwn)
      await sleep(waitMs(error, attempt), undefined, { signal })
    }
  }
}

function refusesTemperature(error: unknown): boolean {
  return APICallError.isInstance(error) && error.statusCode === 400 && /temperature/i.test(error.message)
}

function refusesUsage(error: unknown): boolean {
  if (!APICallError.isInstance(error) || ![400, 422].includes(error.statusCode ?? 0)) return false
  return /stream_options|include_usage/i.test(`${error.message} ${error.responseBody ?? ''}`)
}

function waitMs(error: APICallError, attempt: number): number {
  const seconds = Number(error.responseHeaders?.['retry-after'])
  if (seconds > 0 && seconds <= 10) return seconds * 1000
  return backOffMs * 2 ** (attempt - 1)
}

function asPrompt(message: ModelMessage): LanguageModelV4Prompt[number] {
  if (message.role === 'system') return { role: 'system', content: message.content }
  const text = { type: 'text' as const, text: message.content }
  if (message.role === 'assistant') return { role: 'assistant', content: [text] }
  const images = (message.images ?? []).map(({ type: mediaType, bytes: data }) => ({
    type: 'file' as const,
    mediaType,
    data: { type: 'data' as const, data },
  }))
  return { role: 'user', content: [text, ...images] }
}

function isTooLong(error: unknown): boolean {
  if (!APICallError.isInstance(error) || (error.statusCode !== 400 && error.statusCode !== 413)) return false
  const said = `${error.message} ${error.responseBody ?? ''}`
  return /context.{0,3}(?:length|window|size)|(?:maximum|too many).{0,20}tokens|prompt is too long/i.test(
    said,
  )
}

/** The provider's message may name keys and addresses, so users get a plain sentence and a code. */
function asModelError(error: unknown, signal: AbortSignal, isOwn: boolean): unknown {
  if (signal.aborted || error instanceof AppError) return error
  const status = APICallError.isInstance(error) ? error.statusCode : undefined
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
