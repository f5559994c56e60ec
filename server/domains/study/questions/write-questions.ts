import type { StudyKind, StudyMaker, StudyNotice } from '../../../../contract/study/study.ts'
import type { StudyAsked, StudyQuestion } from '../../../../engine/index.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import type { ChatModel } from '../../../platform/models/models.ts'
import { openChosen } from '../../chats/model-choice.ts'
import { refuseWithoutWords } from '../../chats/replies/start-reply.ts'
import { meteredModel, requireTokensFor } from '../../credits/metered-model.ts'
import { readAllowance } from '../../credits/read-balance.ts'
import { readChatPreferences } from '../../preferences/read-chat-preferences.ts'
import { askModel, type OnWait } from './ask-model.ts'

export type Wishes = {
  kinds: StudyKind[]
  count: number
  withModel: boolean
  /** Questions that the set has already. */
  asked: StudyAsked[]
}
type Run = { signal: AbortSignal; onPart: (done: number, of: number) => void; onWait: OnWait }
type Written = { questions: StudyQuestion[]; maker: StudyMaker; notice: StudyNotice | null }

/**
 * Writes questions about a text, with the language model that the user's chats use if they want it, otherwise by the
 * rules of the engine. The rules also take over when the model cannot be used, and a notice says so.
 */
export async function writeQuestions(ctx: Context, text: string, wishes: Wishes, run: Run): Promise<Written> {
  if (!wishes.withModel) return writeByRules(ctx, text, wishes, run, null)
  const model = await openModel(ctx)
  if (model === null) return writeByRules(ctx, text, wishes, run, 'model-failed')
  if (model.kind === 'built-in') return writeByRules(ctx, text, wishes, run, 'model-absent')
  try {
    const questions = await askModel(
      { model: meteredModel(ctx, model, 'study'), owner: ctx.userId },
      text,
      wishes,
      run,
    )
    if (questions.length > 0) return { questions, maker: 'model', notice: null }
  } catch (error) {
    run.signal.throwIfAborted()
    if (!(error instanceof AppError)) ctx.log.warn({ err: error }, 'study questions of a model')
  }
  return writeByRules(ctx, text, wishes, run, 'model-failed')
}

/** Opens the model of the user's chats, on the same conditions as a reply; null if these refuse it. */
async function openModel(ctx: Context): Promise<ChatModel | null> {
  try {
    const none = Promise.resolve({ model: null, tone: null })
    const model = await openChosen(ctx, none, readChatPreferences(ctx.db, ctx.userId))
    const allowance = await readAllowance(ctx, ctx.userId)
    refuseWithoutWords(ctx, allowance, model)
    await requireTokensFor(ctx, model, allowance)
    return model
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

async function writeByRules(
  ctx: Context,
  text: string,
  { kinds, count, asked }: Wishes,
  { signal }: Run,
  notice: StudyNotice | null,
): Promise<Written> {
  const made = await ctx.engine.makeQuestions(text, { kinds, count, asked }, { owner: ctx.userId, signal })
  return {
    questions: made.questions,
    maker: 'rules',
    notice: notice ?? (made.isEnglish ? null : 'other-language'),
  }
}
