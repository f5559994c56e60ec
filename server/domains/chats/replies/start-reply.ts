import type { ChatMessage } from '../../../../contract/chats/chats.ts'
import { plans } from '../../../../contract/plans.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import type { ChatModel, ModelMessage } from '../../../platform/models/models.ts'
import { requireRoomBeside } from '../../accounts/stored-text.ts'
import {
  meteredModel,
  operatorPays,
  type ReservedModel,
  requireTokensFor,
  reserveAhead,
} from '../../credits/metered-model.ts'
import { type Balance, readAllowance } from '../../credits/read-balance.ts'
import { chatNeedsWords, outOfWords } from '../../credits/rules.ts'
import { readChatPreferences } from '../../preferences/read-chat-preferences.ts'
import type { Reader } from '../compose-files.ts'
import { type AskedMessage, composeHistory } from '../files-of-history.ts'
import { openChosen, readChoice, type Wish } from '../model-choice.ts'
import { type BranchEnd, emptyHistory, type History, readHistory } from '../read-history.ts'
import { createRun, type ReplyRun, type ReplyRuns } from '../reply-runs.ts'
import { systemMessage } from './prompt.ts'
import { type ReplyPlan, writeReply } from './write-reply.ts'

type NewReply = { chatId: string; title: string; reply: ChatMessage; plan: ReplyPlan }

/** Starts writing a stored reply, which then runs independently of the request. */
export function startReply(
  ctx: Context,
  runs: ReplyRuns,
  { chatId, title, reply, plan }: NewReply,
): ReplyRun {
  const titled = Promise.withResolvers<void>()
  const { paceMs } = runs
  const run = createRun({ chatId, userId: ctx.userId, reply, title, paceMs, titled: titled.promise })
  runs.add(run)
  writeReply(ctx, run, plan).finally(() => {
    runs.remove(run)
    titled.resolve()
  })
  return run
}

export type Ready = {
  model: ChatModel
  /** Reserves the model's first call while the question is stored. */
  reserveAhead: (messages: AskedMessage[]) => ReservedModel
  history: History
  /** The message before the conversation. */
  system: ModelMessage
  /** Tokens that may be sent: the model's window, or the user's lower limit. */
  contextTokens: number
  /** How the model reads files. */
  reader: Reader
  /** Whether the words that a reply uses are charged to the balance. */
  metered: boolean
}

/**
 * Loads everything that a reply needs, in parallel, before it is stored. Throws if no words are left
 * (docs/spec/decisions.md 21), if the account is full, or if the chat does not have the requested end.
 */
export async function prepareReply(
  ctx: Context,
  wish: Wish,
  chatId: string | undefined,
  end: BranchEnd,
): Promise<Ready> {
  const chosen = readChoice(ctx, wish, chatId)
  const preferred = readChatPreferences(ctx.db, ctx.userId)
  const opened = openChosen(ctx, chosen, preferred)
  const [allowance, model, { contextTokens: most, instructions }, { tone }, said] = await Promise.all([
    readAllowance(ctx, ctx.userId),
    opened,
    preferred,
    chosen,
    // A new chat has no history.
    opened.then((model) => (chatId ? readHistory(ctx, chatId, end, model.contextTokens) : emptyHistory)),
  ])
  requireRoomBeside(allowance.storedBytes)
  refuseWithoutWords(ctx, allowance, model)
  await requireTokensFor(ctx, model, allowance)
  const contextTokens = Math.min(model.contextTokens, most ?? model.contextTokens)
  const reader = { contextTokens, sees: model.sees ?? false, isBuiltIn: model.kind === 'built-in' }
  const history = { ...said, messages: await composeHistory(ctx, said.messages, reader) }
  const system = systemMessage({ tone, instructions })
  return {
    model: meteredModel(ctx, model, 'chat'),
    reserveAhead: (messages) => reserveAhead(ctx, model, 'chat', messages),
    history,
    system,
    contextTokens,
    reader,
    metered: plans[allowance.tier].metersChat,
  }
}

/** Throws if no words are left and replies of this model need some (docs/spec/decisions.md 21). */
export function refuseWithoutWords(ctx: Context, { tier, remainingWords }: Balance, model: ChatModel): void {
  const rule = {
    isSold: ctx.env.billing !== null,
    isOn: ctx.env.CHAT_NEEDS_WORDS,
    operatorPays: operatorPays(model),
  }
  if (remainingWords === 0 && chatNeedsWords(tier, rule)) throw outOfWords(tier, 1, 0)
}

/** Refuses a question that exceeds any window of the model, before it is stored. */
export function refuseOverlong(text: string, room: number, model: string): void {
  if (text.length <= room) return
  const words = Math.floor(room / 6 / 100) * 100
  throw new AppError('text_too_long', refusalTexts.messageTooLongForModel({ model, words }))
}
