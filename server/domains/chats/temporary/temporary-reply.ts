import { randomUUID } from 'node:crypto'
import type { ChatEvent, HumanizeRefusal } from '../../../../contract/chats/chats.ts'
import { newMessage } from '../../../../contract/chats/new-message.ts'
import type { TemporaryInput, TemporaryMessage } from '../../../../contract/chats/temporary.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import type { EventSource } from '../../../platform/http/send-events.ts'
import { readBalance } from '../../credits/read-balance.ts'
import { endCharges } from '../../humanizer/waiting-charge.ts'
import { questionRoom } from '../context-room.ts'
import { fitHistory } from '../fit-history.ts'
import { joinContinuation } from '../replies/continuation.ts'
import { continuePrompt } from '../replies/prompt.ts'
import { eventsOfRun } from '../replies/reply-stream.ts'
import { prepareReply, refuseOverlong } from '../replies/start-reply.ts'
import { composeReply, type ReplyPlan } from '../replies/write-reply.ts'
import {
  createRun,
  emit,
  errorEvent,
  type ReplyOutcome,
  type ReplyRun,
  type StopReason,
  usualPaceMs,
} from '../reply-runs.ts'
import { isBlank } from '../rules.ts'

/** What a program may ask for, and a page may not. */
type TemporaryWishes = {
  /** Instructions of the user's own program, which follow those of the site. */
  instructions?: string
  /** The model gets no tools, which may cost words. */
  withoutTools?: boolean
}

/**
 * Writes a reply in a chat that is not stored. It runs only while a reader is connected, and stores no chat, message,
 * title or humanized text. Humanizing is charged as usual.
 */
export async function replyTemporarily(
  ctx: Context,
  input: TemporaryInput,
  { instructions = '', withoutTools = false }: TemporaryWishes = {},
): Promise<EventSource<ChatEvent>> {
  const asked = input.messages.at(-1)!
  if (isBlank(asked.text)) throw new AppError('invalid_input', refusalTexts.messageBlank)
  const { model, system, contextTokens, metered } = await prepareReply(ctx, input, undefined, null)
  const question = input.messages.findLast(({ role }) => role === 'user')
  if (!question) throw new AppError('invalid_input', refusalTexts.messageBlank)
  refuseOverlong(question.text, questionRoom(model.contextTokens), model.label)
  const said = whatIsSaid(input.messages, question, model.kind === 'built-in')
  const fitted = fitHistory({ messages: said.before, isCut: false }, said.asked, contextTokens)
  const reply = newMessage({
    id: randomUUID(),
    clientId: input.replyClientId ?? randomUUID(),
    parentId: question.id,
    sender: 'assistant',
    status: 'streaming',
    text: said.continuation?.kept ?? '',
    model: model.label,
    memoryFrom: fitted.memoryFrom,
    createdAt: ctx.now().toISOString(),
  })
  const run = createRun({
    chatId: randomUUID(),
    userId: ctx.userId,
    reply,
    title: '',
    paceMs: usualPaceMs,
    titled: Promise.resolve(),
  })
  const plan: ReplyPlan = {
    model,
    messages: [withInstructions(system, instructions), ...fitted.messages],
    ...(withoutTools ? { withoutTools } : {}),
    humanize: input.humanize,
    metered,
    keepsNothing: true,
    keepsOriginal: !input.isAgain,
    needsTitle: false,
    question: question.text,
    ...(said.continuation ? { continuation: said.continuation, partial: asked.text } : {}),
  }
  return (send) => {
    const { ended, close } = eventsOfRun(run, null)(send)
    void write(ctx, run, plan)
    return {
      ended,
      close() {
        close()
        // No reader could ever see the rest.
        if (!run.ended) run.abort.abort('stopped' satisfies StopReason)
      },
    }
  }
}

function withInstructions<M extends { content: string }>(system: M, instructions: string): M {
  if (instructions.trim() === '') return system
  const content = `${system.content}\n\nWhat the user asks for in this conversation:\n${instructions.trim()}`
  return { ...system, content }
}

/** Returns the conversation for a model; with a reply last, the request for the rest of that reply. */
function whatIsSaid(messages: TemporaryMessage[], question: TemporaryMessage, isBuiltIn: boolean) {
  const last = messages.at(-1)!
  const before = messages
    .slice(0, -1)
    .filter(({ text }) => text !== '')
    .map(asSaid)
  if (last.role === 'user')
    return { before, asked: { id: last.id, text: last.text }, continuation: undefined }
  const continuation = joinContinuation(last.text)
  // The built-in writer cannot continue its text: it answers the question again, and the partial reply is dropped.
  if (isBuiltIn) {
    const at = before.findLastIndex(({ id }) => id === question.id)
    return { before: before.slice(0, at), asked: { id: question.id, text: question.text }, continuation }
  }
  const partial = { ...asSaid(last), content: continuation.kept }
  return { before: [...before, partial], asked: { id: last.id, text: continuePrompt }, continuation }
}

function asSaid({ id, role, text }: TemporaryMessage) {
  return { id, role, content: text, files: [] }
}

/** Like `writeReply`, but without storing anything. Never throws. */
async function write(ctx: Context, run: ReplyRun, plan: ReplyPlan): Promise<void> {
  const { failure, refusal } = await composeReply(ctx, run, plan)
  // Nothing is stored, so what was delivered counts. A reader who has left gets no more.
  const isLeft = run.reply.status === 'stopped'
  await endCharges(ctx, run.charges, ({ isIn, wasShown }) => (isLeft ? wasShown() : isIn()))
  const outcome = await outcomeOf(ctx, run, failure, refusal)
  run.ended = true
  emit(run, outcome)
  run.listeners.clear()
  run.settle(outcome)
}

async function outcomeOf(
  ctx: Context,
  { reply, original }: ReplyRun,
  failure: AppError | null,
  refusal: HumanizeRefusal | null,
): Promise<ReplyOutcome> {
  if (failure) return errorEvent(failure, reply)
  const balance = await readBalance(ctx, ctx.userId).catch(() => null)
  const remainingWords = balance?.remainingWords ?? null
  return { type: 'done', reply, original, response: reply.text, refusal, remainingWords, titleFollows: false }
}
