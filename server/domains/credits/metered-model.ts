import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../../platform/context.ts'
import { whenAvailable } from '../../platform/database/when-available.ts'
import type { ChatModel, ModelMessage, ModelRequest } from '../../platform/models/models.ts'
import { countTokens } from '../../platform/telemetry/metrics.ts'
import { requireTokens, reserveTokens, settleTokens, type TokenReservation } from './daily-tokens.ts'
import type { Allowance } from './read-balance.ts'

/** English has about four characters per token; used if the provider does not report usage. */
const charactersPerToken = 4
const imageTokens = 1_000
/** Reserved for an answer of unknown length. */
const answerTokens = 1_000
const settleWaitMs = 2_000

type Owner = Pick<Context, 'db' | 'env' | 'log' | 'userId'>

/** Returns whether the operator pays for this model. */
export function operatorPays({ kind }: Pick<ChatModel, 'kind'>): boolean {
  return kind === 'endpoint'
}

/** Throws `tokens_used_up` before a reply is stored that this model could not start. */
export async function requireTokensFor(
  owner: Pick<Owner, 'db' | 'env'>,
  model: ChatModel,
  allowance: Allowance,
): Promise<void> {
  if (operatorPays(model)) await requireTokens(owner, allowance, answerTokens)
}

/** A message of a call, before its images are loaded. */
type PlannedMessage = ModelMessage & { imageIds?: string[] }

/** A model whose next call is reserved already. `release` ends the reservation if no call has taken it. */
export type ReservedModel = { model: ChatModel; release: () => void }

/** Wraps a model that the operator pays for, so that each call counts against the user's day. */
export function meteredModel(owner: Owner, model: ChatModel): ChatModel {
  if (!operatorPays(model)) return model
  return {
    ...model,
    stream: (request) => streamCounted(owner, model, request, () => reserveFor(owner, request.messages)),
  }
}

/** Wraps a model like `meteredModel` and starts to reserve its first call, which runs while the question is stored. */
export function reserveAhead(owner: Owner, model: ChatModel, messages: PlannedMessage[]): ReservedModel {
  if (!operatorPays(model)) return { model, release() {} }
  const metered = meteredModel(owner, model)
  const reservation = reserveFor(owner, messages)
  // A refusal is thrown by the call that takes the reservation.
  reservation.catch(() => {})
  let isTaken = false
  return {
    model: {
      ...model,
      stream(request) {
        if (isTaken) return metered.stream(request)
        isTaken = true
        return streamCounted(owner, model, request, () => reservation)
      },
    },
    release() {
      if (isTaken) return
      isTaken = true
      reservation.then((reserved) => settle(owner, reserved, 0)).catch(() => {})
    },
  }
}

function reserveFor(owner: Owner, messages: PlannedMessage[]): Promise<TokenReservation> {
  return reserveTokens(owner, tokensOf(messages) + answerTokens)
}

async function* streamCounted(
  owner: Owner,
  model: ChatModel,
  request: ModelRequest,
  reserve: () => Promise<TokenReservation>,
): AsyncGenerator<string> {
  const asked = tokensOf(request.messages)
  const reservation = await reserve()
  let characters = 0
  let reported: number | null = null
  let hasFailed = false
  const onUsage = (tokens: number) => {
    reported = tokens
  }
  const onThoughts = (piece: string) => {
    characters += piece.length
    request.onThoughts?.(piece)
  }
  try {
    for await (const text of model.stream({ ...request, onUsage, onThoughts })) {
      characters += text.length
      yield text
    }
  } catch (error) {
    // After a disconnect the question was still processed; a provider that fails at once bills nothing.
    hasFailed = !request.signal.aborted
    throw error
  } finally {
    const isUnbilled = hasFailed && characters === 0
    const estimate = isUnbilled ? 0 : asked + Math.ceil(characters / charactersPerToken)
    await settle(owner, reservation, reported ?? estimate)
  }
}

/**
 * Settles also after a while without the database, but a reply waits only a moment for it. If it does not come about,
 * the reservation expires.
 */
async function settle(owner: Owner, reservation: TokenReservation, used: number): Promise<void> {
  countTokens(used)
  const settled = whenAvailable(owner.log, 'tokens of a call', () => settleTokens(owner, reservation, used))
  const logged = settled.catch((err: unknown) => owner.log.warn({ err }, 'tokens not settled'))
  await Promise.race([logged, sleep(settleWaitMs, undefined, { ref: false })])
}

function tokensOf(messages: PlannedMessage[]): number {
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0)
  const images = messages.reduce((sum, message) => sum + (message.images ?? message.imageIds ?? []).length, 0)
  return Math.ceil(characters / charactersPerToken) + images * imageTokens
}
