import { setTimeout as sleep } from 'node:timers/promises'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, type LanguageModelV4, type LanguageModelV4Prompt } from '@ai-sdk/provider'
import { refusalTexts } from '../../../contract/refusals.ts'
import { AppError } from '../errors.ts'
import type { ChatModel, ModelMessage, ModelRequest } from './models.ts'

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
  const chatModel = (includeUsage: boolean) => providerOf(endpoint, includeUsage).chatModel(endpoint.model)
  const plain = chatModel(false)
  const source: Source = { model: endpoint.kind === 'endpoint' ? chatModel(true) : plain, plain }
  return {
    id: endpoint.model,
    label: endpoint.label,
    kind: endpoint.kind,
    contextTokens: endpoint.contextTokens,
    sees: endpoint.sees ?? false,
    stream: (request) => streamReply(source, request, endpoint.kind === 'own'),
  }
}

/** `model` requests usage figures until the endpoint refuses them; `plain` never requests them. */
type Source = { model: LanguageModelV4; plain: LanguageModelV4 }

function providerOf(endpoint: Endpoint, includeUsage: boolean) {
  return createOpenAICompatible({
    name: 'endpoint',
    includeUsage,
    baseURL: endpoint.baseUrl.replace(/(?<!\/)\/+$/, ''),
    ...(endpoint.apiKey ? { apiKey: endpoint.apiKey } : {}),
    // Refuses redirects, so that a user's key reaches only the address that the operator set.
    ...(endpoint.kind === 'own'
      ? {
          fetch: (input: RequestInfo | URL, init?: RequestInit) =>
            fetch(input, { ...init, redirect: 'error' }),
        }
      : {}),
  })
}

/**
 * Reads the provider's own stream. The SDK's higher level adds several transforms per token, which cost more processor
 * time than the rest of the request (see docs/decisions).
 */
async function* streamReply(source: Source, request: ModelRequest, isOwn: boolean): AsyncGenerator<string> {
  const { stream } = await startWithRetries(source, request, isOwn)
  const reader = stream.getReader()
  let finished = false
  try {
    for (;;) {
      const { done, value: part } = await reader.read()
      if (done) break
      if (part.type === 'text-delta' && part.delta) yield part.delta
      else if (part.type === 'error') throw asModelError(part.error, request.signal, isOwn)
      else if (part.type === 'finish') {
        finished = true
        const tokens = (part.usage.inputTokens.total ?? 0) + (part.usage.outputTokens.total ?? 0)
        if (tokens > 0) request.onUsage?.(tokens)
        if (part.finishReason.unified === 'length')
          throw new AppError('model_cut_off', refusalTexts.modelLength)
      }
    }
  } catch (error) {
    throw asModelError(error, request.signal, isOwn)
  } finally {
    reader.cancel().catch(() => {})
  }
  if (!finished) throw new AppError('model_cut_off')
}

async function startWithRetries(source: Source, request: ModelRequest, isOwn: boolean) {
  const { messages, signal } = request
  let { temperature } = request
  for (let attempt = 1; ; attempt++) {
    try {
      const prompt = messages.map(asPrompt)
      return await source.model.doStream({
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
      if (source.model !== source.plain && refusesUsage(error)) {
        source.model = source.plain
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
