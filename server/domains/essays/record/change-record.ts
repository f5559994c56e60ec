import { and, eq } from 'drizzle-orm'
import type { RecordInput, RecordSummary } from '../../../../contract/essays/record.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { requireRoom } from '../../accounts/stored-text.ts'
import { storedUpdates } from '../read-updates.ts'
import { essayRecords, essays } from '../tables.ts'
import { appendEntries, type NewEntry } from './append-entries.ts'
import { readRecord } from './read-record.ts'

type EssayRow = Pick<typeof essays.$inferSelect, 'id' | 'seq' | 'bytes' | 'recordState'>

const marker = (kind: 'on' | 'pause'): NewEntry => ({ kind, payload: Buffer.alloc(0), writtenAt: null })

/** Turns the record of an essay on, continues it, or pauses it. Does nothing if that is its state already. */
export async function changeRecord(
  ctx: Context,
  chatId: string,
  { state }: RecordInput,
): Promise<RecordSummary | null> {
  if (state === 'on') await requireRoom(ctx)
  await ctx.db.transaction(async (tx) => {
    const essay = await lockEssay(tx, ctx.userId, chatId)
    if (essay.recordState === state) return
    if (essay.recordState === 'full') throw new AppError('conflict', refusalTexts.recordFull)
    if (state === 'on') await turnOn(ctx, tx, essay)
    else if (essay.recordState === 'on') await pause(ctx, tx, essay)
  })
  return readRecord(ctx, chatId)
}

/** Deletes the record of an essay with all entries. */
export async function deleteRecord(ctx: Context, chatId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const essay = await lockEssay(tx, ctx.userId, chatId)
    await tx.update(essays).set({ recordState: null }).where(eq(essays.id, essay.id))
    await tx
      .delete(essayRecords)
      .where(and(eq(essayRecords.essayId, essay.id), eq(essayRecords.userId, ctx.userId)))
  })
}

/** Updates of the essay wait until the transaction ends, so that each is in the record or before it. */
async function lockEssay(tx: Transaction, userId: string, chatId: string): Promise<EssayRow> {
  const { id, seq, bytes, recordState } = essays
  const [essay] = await tx
    .select({ id, seq, bytes, recordState })
    .from(essays)
    .where(and(eq(essays.chatId, chatId), eq(essays.userId, userId)))
    .for('update')
  if (!essay) throw notFound('essay')
  return essay
}

async function turnOn(ctx: Context, tx: Transaction, essay: EssayRow): Promise<void> {
  const now = ctx.now()
  await tx
    .insert(essayRecords)
    .values({ essayId: essay.id, userId: ctx.userId, lastAt: now, createdAt: now })
    .onConflictDoNothing({ target: essayRecords.essayId })
  const [record] = await tx
    .select({ seq: essayRecords.seq })
    .from(essayRecords)
    .where(eq(essayRecords.essayId, essay.id))
  await tx.update(essays).set({ recordState: 'on' }).where(eq(essays.id, essay.id))
  const unseen = await storedUpdates({ db: tx, userId: ctx.userId }, essay.id, record?.seq ?? 0)
  const existing = unseen.map(
    ({ update }): NewEntry => ({ kind: 'existing', payload: update, writtenAt: null }),
  )
  await appendEntries({
    tx,
    essayId: essay.id,
    now,
    seq: essay.seq,
    entries: [marker('on'), ...existing],
  })
}

async function pause(ctx: Context, tx: Transaction, essay: EssayRow): Promise<void> {
  await tx.update(essays).set({ recordState: 'paused' }).where(eq(essays.id, essay.id))
  await appendEntries({ tx, essayId: essay.id, now: ctx.now(), seq: essay.seq, entries: [marker('pause')] })
}
