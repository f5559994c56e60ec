import { setTimeout as sleep } from 'node:timers/promises'
import { retryWaitMs } from '../../../contract/connection/retry.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { Message } from '../../../texts/message.ts'
import { AppError } from '../errors.ts'
import type { ChatModel, ModelRequest } from './models.ts'
import { knownRefusals, type OptionalField, refusedField } from './optional-fields.ts'
import { readCompletion } from './read-completion.ts'
import { CompletionRefusal, requestCompletion } from './request-completion.ts'
import { patienceFor, type Silence, watchSilence } from './silence.ts'
import { fieldsOfTask, replyCharactersMax } from './task-limits.ts'
import { thoughtsEnd } from './thoughts-end.ts'

export type Endpoint = {
  baseUrl: string
  apiKey?: string
  model: string
  label: string
  kind: 'endpoint' | 'local-server' | 'own'
  contextTokens: number
  sees?: boolean
  /** This program runs the model itself. */
  isHosted?: boolean
  /** The operator's name for the connection. */
  provider?: string
  /** Headers of this service's own. */
  headers?: Record<string, string>
  /** Follows no redirect, so that a key reaches only the address that it was entered for. */
  followsNoRedirect?: boolean
  /** How long a service may send nothing; 30 seconds if it is missing. */
  silenceMs?: number
  /** Sends the requests; `fetch` if it is missing. */
  fetch?: typeof fetch
}

const tries = 3
const rule = { firstMs: 600, longestMs: 2_000 }

/** A model at any address that speaks the OpenAI protocol. */
export function endpointModel(endpoint: Endpoint): ChatModel {
  const source: Source = { endpoint, asksForUsage: endpoint.kind === 'endpoint' }
  return {
    id: endpoint.model,
    label: endpoint.label,
    kind: endpoint.kind,
    ...(endpoint.provider ? { provider: endpoint.provider } : {}),
    contextTokens: endpoint.contextTokens,
    sees: endpoint.sees ?? false,
    stream: (request) => streamReply(source, request),
  }
}

/** An endpoint. Usage figures are requested from the operator's model. */
type Source = { endpoint: Endpoint; asksForUsage: boolean }

type Call = { source: Source; request: ModelRequest; isOwn: boolean; silence: Silence }

async function* streamReply(source: Source, asked: ModelRequest): AsyncGenerator<string> {
  const isOwn = source.endpoint.kind === 'own'
  const silence = watchSilence(asked.signal, patienceFor(source.endpoint, asked))
  const onThoughts = (piece: string) => {
    silence.heard()
    asked.onThoughts?.(piece)
  }
  const request = { ...asked, signal: silence.signal, onThoughts }
  try {
    const body = await startWithRetries({ source, request, isOwn, silence })
    yield* silence.listen(withinLimit(readCompletion(body, request), request))
  } catch (error) {
    if (!asked.signal.aborted) silence.throwIfTooLong()
    throw asModelError(error, asked.signal, isOwn)
  } finally {
    silence.close()
  }
}

/** Ends a reply that is longer than its task needs. */
async function* withinLimit(pieces: AsyncIterable<string>, { task }: ModelRequest): AsyncGenerator<string> {
  const most = task ? replyCharactersMax(task) : Number.POSITIVE_INFINITY
  let length = 0
  for await (const piece of pieces) {
    yield piece
    length = piece === thoughtsEnd ? 0 : length + piece.length
    if (length > most) throw new AppError('model_cut_off', refusalTexts.modelLength)
  }
}

async function startWithRetries({
  source,
  request,
  isOwn,
  silence,
}: Call): Promise<ReadableStream<Uint8Array>> {
  const { signal } = request
  const address = {
    ...source.endpoint,
    followsNoRedirect: isOwn || source.endpoint.followsNoRedirect === true,
  }
  const known = knownRefusals(source.endpoint)
  // What was left out is remembered only if the request then succeeds, because it may have failed for another reason.
  const refused = new Set(known)
  let waits = 0
  for (;;) {
    try {
      const body = await requestCompletion(address, acceptedRequest(source, request, refused), signal)
      for (const field of refused) known.add(field)
      return body
    } catch (error) {
      if (isInvalid(error) && !isTooLong(error)) {
        const field = refusedField(error.body, acceptedRequest(source, request, refused))
        if (field) {
          refused.add(field)
          continue
        }
      }
      waits++
      if (!isRetryable(error) || waits === tries || signal.aborted) throw asModelError(error, signal, isOwn)
      await sleep(waitMs(error, waits), undefined, { signal })
      silence.restart()
    }
  }
}

function acceptedRequest(source: Source, request: ModelRequest, refused: Set<OptionalField>) {
  const { messages } = request
  const { kind, isHosted = false, contextTokens } = source.endpoint
  const fields = fieldsOfTask(request.task, { isLocal: kind === 'local-server', isHosted, contextTokens })
  const accepts = (field: OptionalField) => !refused.has(field)
  return {
    messages,
    temperature: accepts('temperature') ? (request.temperature ?? fields.temperature) : undefined,
    maxTokens: accepts('maxTokens') ? fields.maxTokens : undefined,
    repeatPenalty: accepts('repeatPenalty') ? fields.repeatPenalty : undefined,
    answerSchema: accepts('answerSchema') ? request.answerSchema : undefined,
    asksForUsage: source.asksForUsage && accepts('asksForUsage'),
  }
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
const refusals: Record<'site' | 'own', Record<number, Message>> = {
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
