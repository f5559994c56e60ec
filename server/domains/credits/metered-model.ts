import { setTimeout as sleep } from 'node:timers/promises'
import type { ModelWork } from '../../../contract/operating/model-usage.ts'
import type { Context } from '../../platform/context.ts'
import { whenAvailable } from '../../platform/database/when-available.ts'
import type { ChatModel, ModelMessage, ModelRequest, TokenUse } from '../../platform/models/models.ts'
import { countTokens } from '../../platform/telemetry/metrics.ts'
import {
  type ModelCall,
  requireTokens,
  reserveTokens,
  settleTokens,
  type TokenReservation,
} from './daily-tokens.ts'
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
export function meteredModel(owner: Owner, model: ChatModel, work: ModelWork): ChatModel {
  if (!operatorPays(model)) return model
  const metered = { owner, model, work }
  return {
    ...model,
    stream: (request) => streamCounted(metered, request, () => reserveFor(owner, request.messages)),
  }
}

/** Wraps a model like `meteredModel` and starts to reserve its first call, which runs while the question is stored. */
export function reserveAhead(
  owner: Owner,
  model: ChatModel,
  work: ModelWork,
  messages: PlannedMessage[],
): ReservedModel {
  if (!operatorPays(model)) return { model, release() {} }
  const metered = meteredModel(owner, model, work)
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
        return streamCounted({ owner, model, work }, request, () => reservation)
      },
    },
    release() {
      if (isTaken) return
      isTaken = true
      const unused = { model: model.id, work, input: 0, output: 0 }
      reservation.then((reserved) => settle(owner, reserved, unused)).catch(() => {})
    },
  }
}

function reserveFor(owner: Owner, messages: PlannedMessage[]): Promise<TokenReservation> {
  return reserveTokens(owner, tokensOf(messages) + answerTokens)
}

type Metered = { owner: Owner; model: ChatModel; work: ModelWork }

async function* streamCounted(
  { owner, model, work }: Metered,
  request: ModelRequest,
  reserve: () => Promise<TokenReservation>,
): AsyncGenerator<string> {
  const asked = tokensOf(request.messages)
  const reservation = await reserve()
  let characters = 0
  let reported: TokenUse | null = null
  let hasFailed = false
  const onUsage = (use: TokenUse) => {
    reported = use
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
    const answered = Math.ceil(characters / charactersPerToken)
    const estimate = isUnbilled ? { input: 0, output: 0 } : { input: asked, output: answered }
    // The model of a chat also writes its title.
    const done = request.task?.kind === 'title' ? 'title' : work
    await settle(owner, reservation, { model: model.id, work: done, ...(reported ?? estimate) })
  }
}

/**
 * Settles also after a while without the database, but a reply waits only a moment for it. If it does not come about,
 * the reservation expires.
 */
async function settle(owner: Owner, reservation: TokenReservation, call: ModelCall): Promise<void> {
  countTokens(call.input + call.output)
  const settled = whenAvailable(owner.log, 'tokens of a call', () => settleTokens(owner, reservation, call))
  const logged = settled.catch((err: unknown) => owner.log.warn({ err }, 'tokens not settled'))
  await Promise.race([logged, sleep(settleWaitMs, undefined, { ref: false })])
}

function tokensOf(messages: PlannedMessage[]): number {
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0)
  const images = messages.reduce((sum, message) => sum + (message.images ?? message.imageIds ?? []).length, 0)
  return Math.ceil(characters / charactersPerToken) + images * imageTokens
}
