import { and, eq } from 'drizzle-orm'
import { limits } from '../../../contract/limits.ts'
import type { ModelWait } from '../../../contract/local-models.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import {
  type StudyMaker,
  type StudyMakingEvent,
  type StudyNotice,
  type StudySetRequest,
  type StudySource,
  studyWordsMin,
} from '../../../contract/study/study.ts'
import { countWords } from '../../../contract/word-count.ts'
import type { StudyQuestion } from '../../../engine/index.ts'
import type { Context } from '../../platform/context.ts'
import { storableText } from '../../platform/database/storable.ts'
import { AppError } from '../../platform/errors.ts'
import { runEvents } from '../../platform/http/run-events.ts'
import type { EventSource } from '../../platform/http/send-events.ts'
import { requireRoom } from '../accounts/stored-text.ts'
import { readEssayText } from '../essays/read-essay-text.ts'
import { writeQuestions } from './questions/write-questions.ts'
import { titleOfText } from './rules.ts'
import { storeCards } from './store-cards.ts'
import { studySets } from './tables.ts'

type Material = { title: string; text: string; source: StudySource; essayId: string | null }

/**
 * Makes a set from a text or an essay. Everything that can refuse happens before the first event, and a set that was made
 * before with the same id is reported again.
 */
export async function makeSet(ctx: Context, input: StudySetRequest): Promise<EventSource<StudyMakingEvent>> {
  const known = await findMade(ctx, input.id)
  if (known)
    return runEvents<StudyMakingEvent>({ log: ctx.log, name: 'study set' }, async (send) => send(known))
  if ((await ctx.db.$count(studySets, eq(studySets.userId, ctx.userId))) >= limits.studySetsMax)
    throw new AppError('conflict', refusalTexts.tooManyStudySets)
  const material = await readMaterial(ctx, input)
  if (countWords(material.text) < studyWordsMin) {
    const isEmptyEssay = material.essayId !== null && material.text.trim() === ''
    throw new AppError('invalid_input', refusalTexts[isEmptyEssay ? 'studyEssayEmpty' : 'studyTextTooShort'])
  }
  await requireRoom(ctx, material.text.length)
  const { kinds, count, withModel } = input
  return runEvents<StudyMakingEvent>(
    { log: ctx.log, name: 'study set' },
    async (send, signal) => {
      const wishes = { kinds, count, withModel, asked: [] }
      const onPart = (done: number, of: number) => send({ type: 'part', done, of })
      const onWait = (wait: ModelWait | null) => send({ type: 'wait', wait })
      const written = await writeQuestions(ctx, material.text, wishes, { signal, onPart, onWait })
      if (written.questions.length === 0) throw new AppError('study_nothing')
      signal.throwIfAborted()
      await storeSet(ctx, input.id, material, written)
      send(doneWith(input.id, written.questions.length, written.notice))
    },
    limits.slowReplyTimeoutMs,
  )
}

const doneWith = (setId: string, made: number, notice: StudyNotice | null): StudyMakingEvent => ({
  type: 'done',
  setId,
  made,
  notice,
})

async function findMade(ctx: Context, setId: string): Promise<StudyMakingEvent | null> {
  const [row] = await ctx.db
    .select({ id: studySets.id })
    .from(studySets)
    .where(and(eq(studySets.id, setId), eq(studySets.userId, ctx.userId)))
  return row ? doneWith(row.id, 0, null) : null
}

async function readMaterial(ctx: Context, input: StudySetRequest): Promise<Material> {
  if (input.essayId) {
    const { title, text } = await readEssayText(ctx, input.essayId)
    const kept = storableText(text.slice(0, limits.studyTextCharactersMax))
    return { title: input.title ?? title, text: kept, source: 'essay', essayId: input.essayId }
  }
  const text = storableText(input.text ?? '')
  return {
    title: storableText(input.title ?? input.fileName ?? titleOfText(text)),
    text,
    source: input.fileName ? 'file' : 'text',
    essayId: null,
  }
}

type Written = { questions: StudyQuestion[]; maker: StudyMaker }

async function storeSet(
  ctx: Context,
  setId: string,
  { title, text, source, essayId }: Material,
  { questions, maker }: Written,
): Promise<void> {
  const now = ctx.now()
  await ctx.db.transaction(async (tx) => {
    const made = await tx
      .insert(studySets)
      .values({
        id: setId,
        userId: ctx.userId,
        title: title.slice(0, limits.titleCharactersMax),
        text,
        source,
        essayId,
        maker,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: studySets.id })
    // The same request was sent twice, and the other one has made the set.
    if (made.length === 0) return
    await storeCards(tx, { setId, userId: ctx.userId, now }, questions, 0)
  })
}
