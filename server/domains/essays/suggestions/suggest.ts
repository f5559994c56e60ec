import { randomBytes } from 'node:crypto'
import type { SuggestionEvent, SuggestionInput } from '../../../../contract/essays/suggestions.ts'
import { limits } from '../../../../contract/limits.ts'
import { plans } from '../../../../contract/plans.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import { inEnglish } from '../../../../texts/english.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import type { EventSource } from '../../../platform/http/send-events.ts'
import type { ChatModel, ModelMessage } from '../../../platform/models/models.ts'
import { historyRoom } from '../../chats/context-room.ts'
import { keepModel } from '../../chats/model-choice.ts'
import { refuseWithoutWords } from '../../chats/replies/start-reply.ts'
import { textTools } from '../../chats/replies/text-tools.ts'
import { meteredModel, requireTokensFor } from '../../credits/metered-model.ts'
import { readAllowance, readBalance } from '../../credits/read-balance.ts'
import { endCharges, type WaitingCharge } from '../../humanizer/waiting-charge.ts'
import { builtInMessages, readBuiltIn } from './built-in-writer.ts'
import { findDraftFaults, mendDrafts } from './draft-gates.ts'
import { eventSource, type Send } from './event-source.ts'
import { humanizePassage } from './humanize-passage.ts'
import { findFaults, hasAllTokens, repairTokens } from './locked-tokens.ts'
import { openWriter } from './open-writer.ts'
import { planEssay } from './plan-essay.ts'
import { repairMessages, suggestionMessages } from './prompt.ts'
import { cleanAnswer, readAnswer } from './read-answer.ts'
import { taskOf } from './task-of.ts'

const needsNoPassage: ReadonlySet<SuggestionInput['action']> = new Set(['continue', 'draft'])

/**
 * Suggests another text for a passage of an essay, or a text at a place. Everything that can refuse happens before the
 * first event. Nothing is stored, and the model stops when the reader disconnects.
 */
export async function suggest(
  ctx: Context,
  chatId: string,
  input: SuggestionInput,
): Promise<EventSource<SuggestionEvent>> {
  const { title, model, instructions } = await openWriter(ctx, chatId)
  refuseUnusable(input)
  if (input.action === 'humanize') return humanizePassage(ctx, input)
  const allowance = await readAllowance(ctx, ctx.userId)
  refuseWithoutWords(ctx, allowance, model)
  if (model.kind === 'built-in') {
    const messages = builtInMessages(input)
    if (!messages) throw new AppError('model_needed')
    const metered = plans[allowance.tier].metersChat
    return eventSource(ctx, (send, signal) =>
      askBuiltIn(ctx, { input, model, messages, metered }, send, signal),
    )
  }
  await requireTokensFor(ctx, model, allowance)
  await keepModel(ctx, chatId, model.id)
  const mark = randomBytes(6).toString('hex')
  const messages = suggestionMessages(input, { title, instructions }, mark)
  // A rewrite is about as long as its passage, which takes half of the room.
  const size = messages.reduce((sum, { content }) => sum + content.length, 0)
  if (size > historyRoom(model.contextTokens))
    throw new AppError('text_too_long', refusalTexts.passageTooLongForModel({ model: model.label }))
  const asked = { input, title, model: meteredModel(ctx, model, 'essay'), messages, mark }
  const limitMs = model.isSlow ? limits.slowReplyTimeoutMs : limits.chatTimeoutMs
  return eventSource(ctx, (send, signal) => askModel(ctx, asked, send, signal), limitMs)
}

function refuseUnusable({ action, passage, locked, outline, section }: SuggestionInput): void {
  if (!needsNoPassage.has(action) && passage.trim() === '')
    throw new AppError('invalid_input', refusalTexts.passageMissing)
  const most = limits.suggestionCharactersMax
  if (passage.length > most)
    throw new AppError('text_too_long', refusalTexts.passageTooLong({ characters: passage.length, most }))
  if (!hasAllTokens(passage, locked.length)) throw new AppError('invalid_input', refusalTexts.tokensMissing)
  if (action === 'draft' && !outline[section ?? 0])
    throw new AppError('invalid_input', refusalTexts.sectionMissing)
}

type Asked = { input: SuggestionInput; model: ChatModel; messages: ModelMessage[] }

/**
 * Asks a language model, and once more if its answer lost a locked span or a number that must stay, or is a draft that
 * the gates refuse. A draft that they refuse twice is suggested without the sentences in question, and with the reason if
 * it still has another length, language or subject than the plan.
 */
async function askModel(
  ctx: Context,
  { input, title, model, messages, mark }: Asked & { title: string; mark: string },
  send: Send,
  signal: AbortSignal,
): Promise<void> {
  const count = input.locked.length
  send({ type: 'start', model: model.label })
  if (input.action === 'outline') {
    const plan = await planEssay(model, { messages, owner: ctx.userId, signal, task: taskOf(input) })
    if (plan !== null) {
      send({ type: 'delta', text: plan })
      return send(await done(ctx, input, plan))
    }
    // A list in plain lines is a plan too.
    send({ type: 'again' })
  }
  const isDraft = input.action === 'draft'
  const texts: string[] = []
  let asked = messages
  for (const isLast of [false, true]) {
    const request = { messages: asked, owner: ctx.userId, signal, task: taskOf(input) }
    const { text: answer, reason } = await readAnswer(model, request, (text) => send({ type: 'delta', text }))
    const text = repairTokens(cleanAnswer(answer, mark, input.passage), count)
    const faults = [
      ...findFaults(input.action, input.passage, text, count),
      ...(isDraft ? findDraftFaults(input, title, text) : []),
    ]
    if (faults.length === 0) return send({ ...(await done(ctx, input, text)), reason })
    texts.unshift(text)
    if (isLast) break
    send({ type: 'again' })
    asked = repairMessages(messages, answer, faults)
  }
  if (!isDraft) throw new AppError('suggestion_unsafe')
  const mended = mendDrafts(input, title, texts)
  if (!mended) throw new AppError('suggestion_unsafe', refusalTexts.draftUnusable)
  const says = refusalTexts[mended.reason]
  send({ ...(await done(ctx, input, mended.text)), reason: inEnglish(says), says })
}

/** Asks the built-in writer, whose reply may be a remark instead of a text. */
async function askBuiltIn(
  ctx: Context,
  { input, model, messages, metered }: Asked & { metered: boolean },
  send: Send,
  signal: AbortSignal,
): Promise<void> {
  send({ type: 'start', model: model.label })
  const charges: { charge: WaitingCharge }[] = []
  const chargeLater = (charge: WaitingCharge) => void charges.push({ charge })
  const tools = textTools(ctx, { metered, keepsNothing: true, chargeLater })
  try {
    const { text: reply } = await readAnswer(model, { messages, owner: ctx.userId, signal, tools }, () => {})
    const { text, reason } = readBuiltIn(reply)
    if (text !== null && findFaults(input.action, input.passage, text, input.locked.length).length > 0)
      throw new AppError('suggestion_unsafe')
    await endCharges(ctx, charges.splice(0), () => text !== null)
    const answer = await done(ctx, input, text?.trim() ?? input.passage)
    send(text === null ? { ...answer, reason } : answer)
  } finally {
    await endCharges(ctx, charges, () => false)
  }
}

async function done(ctx: Context, { passage }: SuggestionInput, text: string) {
  const balance = await readBalance(ctx, ctx.userId).catch(() => null)
  // Blanks alone are nothing that a writer would look for.
  const plain = (words: string) => words.replace(/\s+/g, ' ').trim()
  const isUnchanged = plain(text) === plain(passage)
  const remainingWords = balance?.remainingWords ?? null
  return { type: 'done', text, isUnchanged, reason: null, remainingWords } as const
}
