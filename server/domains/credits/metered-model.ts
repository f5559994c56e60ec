import type { Context } from '../../platform/context.ts'
import type { ChatModel, ModelMessage, ModelRequest } from '../../platform/models/models.ts'
import { requireTokens, reserveTokens, settleTokens } from './daily-tokens.ts'

/** English has about four characters per token; used if the provider does not report usage. */
const charactersPerToken = 4
const imageTokens = 1_000
/** Reserved for an answer of unknown length. */
const answerTokens = 1_000

type Owner = Pick<Context, 'db' | 'env' | 'log' | 'userId'>

/** Returns whether the operator pays for this model. */
export function operatorPays({ kind }: Pick<ChatModel, 'kind'>): boolean {
  return kind === 'endpoint'
}

/** Throws `tokens_used_up` before a reply is stored that this model could not start. */
export async function requireTokensFor(owner: Owner, model: ChatModel): Promise<void> {
  if (operatorPays(model)) await requireTokens(owner, answerTokens)
}

/** Wraps a model that the operator pays for, so that each call counts against the user's day. */
export function meteredModel(owner: Owner, model: ChatModel): ChatModel {
  if (!operatorPays(model)) return model
  return { ...model, stream: (request) => streamCounted(owner, model, request) }
}

async function* streamCounted(owner: Owner, model: ChatModel, request: ModelRequest): AsyncGenerator<string> {
  const asked = tokensOf(request.messages)
  const reservation = await reserveTokens(owner, asked + answerTokens)
  let characters = 0
  let reported: number | null = null
  let hasFailed = false
  const onUsage = (tokens: number) => {
    reported = tokens
  }
  try {
    for await (const text of model.stream({ ...request, onUsage })) {
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
    await settleTokens(owner, reservation, reported ?? estimate).catch((err: unknown) =>
      owner.log.warn({ err }, 'tokens not settled'),
    )
  }
}

function tokensOf(messages: ModelMessage[]): number {
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0)
  const images = messages.reduce((sum, message) => sum + (message.images?.length ?? 0), 0)
  return Math.ceil(characters / charactersPerToken) + images * imageTokens
}
