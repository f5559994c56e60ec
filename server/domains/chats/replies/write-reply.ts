import type { HumanizeRefusal } from '../../../../contract/chats/chats.ts'
import type { ErrorCode } from '../../../../contract/errors.ts'
import { errorTexts } from '../../../../contract/errors.ts'
import { limits } from '../../../../contract/limits.ts'
import { localModelTexts } from '../../../../contract/local-models.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError, asAppError } from '../../../platform/errors.ts'
import { withoutLoop } from '../../../platform/models/find-loop.ts'
import { RepeatedReply } from '../../../platform/models/loop-guard.ts'
import type { ChatModel } from '../../../platform/models/models.ts'
import { thoughtsEnd } from '../../../platform/models/thoughts-end.ts'
import { readBalance } from '../../credits/read-balance.ts'
import type { WaitingCharge } from '../../humanizer/waiting-charge.ts'
import { type AskedMessage, showImages } from '../files-of-history.ts'
import {
  emit,
  emitText,
  errorEvent,
  type ReplyOutcome,
  type ReplyRun,
  type StopReason,
} from '../reply-runs.ts'
import { titleChat } from '../titles/title-chat.ts'
import type { Continuation } from './continuation.ts'
import { humanizeReply } from './humanize-reply.ts'
import { saveReply } from './reply-charges.ts'
import { textTools } from './text-tools.ts'
import { addThoughts, endThinking, turnIntoThoughts } from './thinking.ts'

/** No human text has so many spaces in a row. */
const blanksMax = 2_000

export type ReplyPlan = {
  model: ChatModel
  messages: AskedMessage[]
  humanize: boolean
  metered: boolean
  /** The texts must not be stored, even if the user has history on. */
  keepsNothing?: boolean
  /** The model gets no tools, which may cost words. */
  withoutTools?: boolean
  /** False if a humanized reply keeps no sibling with the original text: a regenerated version. */
  keepsOriginal?: boolean
  needsTitle: boolean
  question: string
  /** For a continued reply: the joined continuation, and the whole partial reply. */
  continuation?: Continuation
  partial?: string
}

type Composed = {
  /** The reason for an early end, or null. */
  failure: AppError | null
  /** The reason that it was not humanized although it should have been, or null. */
  refusal: HumanizeRefusal | null
}

/** Lets the model write and humanizes if requested, within the time limit of a reply. Never throws. */
export async function composeReply(ctx: Context, run: ReplyRun, plan: ReplyPlan): Promise<Composed> {
  const limitMs = plan.model.isSlow ? limits.slowReplyTimeoutMs : limits.chatTimeoutMs
  const timer = setTimeout(() => run.abort.abort('timeout' satisfies StopReason), limitMs)
  let refusal: HumanizeRefusal | null = null
  try {
    await readModel(ctx, run, plan)
    if (plan.humanize) refusal = await humanizeReply(ctx, run, plan)
    run.reply.status = 'complete'
    return { failure: null, refusal }
  } catch (error) {
    return { failure: endEarly(ctx, run, plan, error), refusal }
  } finally {
    clearTimeout(timer)
  }
}

/** Writes one reply, and then the chat's title if it needs one. Never throws: every error becomes the reply's end. */
export async function writeReply(ctx: Context, run: ReplyRun, plan: ReplyPlan): Promise<void> {
  const { failure, refusal } = await composeReply(ctx, run, plan)
  const titleFollows = run.reply.status === 'complete' && plan.needsTitle
  const outcome = await saveOutcome(ctx, run, failure, {
    refusal,
    titleFollows,
    mayHaveCost: plan.humanize || plan.model.kind === 'built-in',
  })
  run.ended = true
  emit(run, outcome)
  run.listeners.clear()
  run.settle(outcome)
  if (titleFollows) await titleChat(ctx, run, plan)
}

/** Reads the model's output into the run's reply. Throws the cause of an early end. */
async function readModel(ctx: Context, run: ReplyRun, plan: ReplyPlan): Promise<void> {
  const { model, humanize, continuation } = plan
  const { signal } = run.abort
  const startsWith = run.reply.text.length
  let blanksAtEnd = 0
  let startedAtMs = 0
  const add = (text: string) => {
    if (text === '') return
    startedAtMs ||= Date.now()
    if (run.thinking && text.trim() !== '') endThinking(run)
    run.reply.text += text
    const told = text.trimEnd()
    blanksAtEnd = told === '' ? blanksAtEnd + text.length : text.length - told.length
    // A reply that will be humanized is shown only once, rewritten.
    if (!humanize) emitText(run, text)
  }
  if (humanize) emit(run, { type: 'stage', stage: 'writing', humanScore: null, aiScore: null })
  try {
    const messages = await showImages(ctx, plan.messages)
    for await (const text of model.stream({
      messages,
      owner: ctx.userId,
      signal,
      task: { kind: 'chat' },
      ...(plan.withoutTools
        ? {}
        : {
            tools: textTools(ctx, {
              ...plan,
              chargeLater: (charge) => addCharge(run, charge, humanize),
            }),
          }),
      onWait: (wait) => emit(run, { type: 'wait', wait }),
      onThoughts: (piece) => addThoughts(run, piece),
    })) {
      if (signal.aborted) break
      if (text === thoughtsEnd) {
        turnIntoThoughts(run, startsWith, startedAtMs)
        continue
      }
      add(continuation ? continuation.take(text) : text)
      // Some models send spaces or one word endlessly. Counting is cheaper than reading the end of a long text again.
      if (blanksAtEnd > blanksMax || run.reply.text.length > limits.messageCharactersMax) break
    }
    signal.throwIfAborted()
    add(continuation?.end() ?? '')
    if (run.reply.text.length > limits.messageCharactersMax)
      throw new AppError('model_cut_off', refusalTexts.replyTooLong)
  } catch (error) {
    // No output arrived, so the word removed for the continuation is put back.
    if (plan.partial && run.reply.text.length === startsWith) run.reply.text = plan.partial
    if (error instanceof RepeatedReply) cutLoops(run)
    throw error
  } finally {
    endThinking(run)
  }
  run.reply.text = run.reply.text.trimEnd()
  if (run.reply.text === '') throw new AppError('model_failed', errorTexts.noResponse)
}

/** Keeps one copy of what the model repeated, in its reply or in its thinking. */
function cutLoops({ reply }: ReplyRun): void {
  reply.text = withoutLoop(reply.text)
  if (reply.thoughts) reply.thoughts = withoutLoop(reply.thoughts)
}

/** A rewrite by the writer's tool is in the reply once that has become longer. */
function addCharge(run: ReplyRun, charge: WaitingCharge, isHidden: boolean): void {
  const before = run.reply.text.length
  const hasGrown = () => run.reply.humanized || run.reply.text.length > before
  run.charges.push({ charge, wasShown: () => !isHidden && hasGrown(), isIn: hasGrown })
}

/** Sets the reply's status for an early end, by its reason. */
function endEarly(ctx: Context, run: ReplyRun, { model }: ReplyPlan, error: unknown): AppError | null {
  const { reply, abort } = run
  const reason = abort.signal.aborted ? (abort.signal.reason as StopReason) : null
  if (reason === 'stopped' || reason === 'deleted') {
    reply.status = 'stopped'
    return null
  }
  const timeoutText = model.isSlow ? localModelTexts.slow : errorTexts.chatTimeout
  const known = reason === 'timeout' ? new AppError('model_timeout', timeoutText) : error
  if (!(known instanceof AppError) && reason !== 'shutdown') ctx.log.error({ err: error }, 'reply')
  reply.status = reply.text ? 'interrupted' : 'failed'
  const code: ErrorCode = reason === 'shutdown' ? 'shutting_down' : 'model_failed'
  const failure = known instanceof AppError ? known : new AppError(code, errorTexts.chatFailed)
  reply.error = failure.message
  reply.says = failure.says
  return failure
}

async function saveOutcome(
  ctx: Context,
  run: ReplyRun,
  failure: AppError | null,
  told: { refusal: HumanizeRefusal | null; titleFollows: boolean; mayHaveCost: boolean },
): Promise<ReplyOutcome> {
  const { reply, original, userId } = run
  try {
    const kept = await saveReply(ctx, run)
    if (!kept) {
      return errorEvent(new AppError('not_found', refusalTexts.chatDeleted), null)
    }
    if (failure) return errorEvent(failure, reply)
    // A plain reply costs nothing, so the balance is unchanged.
    const { refusal, titleFollows } = told
    const remainingWords = told.mayHaveCost ? (await readBalance(ctx, userId)).remainingWords : null
    return { type: 'done', reply, original, response: reply.text, refusal, remainingWords, titleFollows }
  } catch (error) {
    ctx.log.error({ err: error }, 'end of a reply not saved')
    return errorEvent(new AppError(asAppError(error).code, errorTexts.chatFailed), reply)
  }
}
