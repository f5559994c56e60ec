import { and, eq, max } from 'drizzle-orm'
import type { z } from 'zod'
import { limits } from '../../../contract/limits.ts'
import type { ModelWait } from '../../../contract/local-models.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { StudyMakingEvent, studyMoreInput } from '../../../contract/study/study.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { runEvents } from '../../platform/http/run-events.ts'
import type { EventSource } from '../../platform/http/send-events.ts'
import { requireRoom } from '../accounts/stored-text.ts'
import { findSet } from './open-set.ts'
import { writeQuestions } from './questions/write-questions.ts'
import { storeCards } from './store-cards.ts'
import { studyCards } from './tables.ts'

/** Adds questions to a set from its text. Questions that it has already, also refused ones, are not made again. */
export async function makeMore(
  ctx: Context,
  setId: string,
  wishes: z.output<typeof studyMoreInput>,
): Promise<EventSource<StudyMakingEvent>> {
  const { text } = await findSet(ctx, setId)
  await requireRoom(ctx)
  const ofSet = and(eq(studyCards.setId, setId), eq(studyCards.userId, ctx.userId))
  const cards = await ctx.db
    .select({ prompt: studyCards.prompt, answer: studyCards.answer, source: studyCards.source })
    .from(studyCards)
    .where(ofSet)
  const room = limits.studyCardsMax - cards.length
  if (room <= 0) throw new AppError('conflict', refusalTexts.tooManyStudyCards)
  const wanted = { ...wishes, count: Math.min(wishes.count, room), asked: cards }
  return runEvents<StudyMakingEvent>(
    { log: ctx.log, name: 'study questions' },
    async (send, signal) => {
      const onPart = (done: number, of: number) => send({ type: 'part', done, of })
      const onWait = (wait: ModelWait | null) => send({ type: 'wait', wait })
      const { questions, notice } = await writeQuestions(ctx, text, wanted, { signal, onPart, onWait })
      signal.throwIfAborted()
      await ctx.db.transaction(async (tx) => {
        const [last] = await tx
          .select({ position: max(studyCards.position) })
          .from(studyCards)
          .where(ofSet)
        const first = (last?.position ?? -1) + 1
        await storeCards(tx, { setId, userId: ctx.userId, now: ctx.now() }, questions, first)
      })
      const made = questions.length
      send({ type: 'done', setId, made, notice: made === 0 ? (notice ?? 'nothing-more') : notice })
    },
    limits.slowReplyTimeoutMs,
  )
}
