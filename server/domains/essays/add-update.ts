import { and, eq, sql } from 'drizzle-orm'
import type { EssayUpdate } from '../../../contract/essays/essays.ts'
import type { RecordState } from '../../../contract/essays/record.ts'
import { limits } from '../../../contract/limits.ts'
import type { Context } from '../../platform/context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { requireRoom } from '../accounts/stored-text.ts'
import { mayMove, touchChat } from '../chats/list/touch-chat.ts'
import { compactEssay, compactQueue } from './compact-essay.ts'
import { appendEntries, hasEntry } from './record/append-entries.ts'
import { essays, essayUpdates } from './tables.ts'

/** After this many updates, or one this large, they are merged in the background. */
const compactEvery = 200
const compactBytes = 262_144

/**
 * Stores a change of the text and returns its number, and whether the essay moved to the top of the list. An unreadable
 * change stores nothing.
 */
export async function addUpdate(
  ctx: Context,
  chatId: string,
  { update: base64, writtenAt }: EssayUpdate,
): Promise<{ seq: number; isMoved: boolean }> {
  const update = Buffer.from(base64, 'base64')
  if (update.length > limits.essayUpdateBytesMax) throw new AppError('essay_too_large')
  // A copy of its own: `update` may be a view of Node's shared buffer, which cannot be sent to a worker.
  if (!(await ctx.yjs.isReadable(new Uint8Array(update), { owner: ctx.userId })))
    throw new AppError('essay_update_unreadable')
  await requireRoom(ctx, update.length)
  const change = { update, writtenAt: writtenAt ? new Date(writtenAt) : null }
  const stored =
    (await storeNew(ctx, chatId, update)) ??
    (await store(ctx, chatId, change)) ??
    (await storeAfterCompaction(ctx, chatId, change))
  if (!stored.isNew) return { seq: stored.seq, isMoved: false }
  if (stored.waiting % compactEvery === 0 || update.length >= compactBytes)
    await ctx.jobs.add(compactQueue.name, { essayId: stored.essayId }, { about: ctx.userId })
  // After the transaction, because a change of the chat's title locks the two rows in the other order.
  const isMoved = stored.mayMove !== false && (await touchChat(ctx, chatId))
  return { seq: stored.seq, isMoved }
}

type Change = { update: Buffer; writtenAt: Date | null }
type Stored = {
  essayId: string
  seq: number
  waiting: number
  recordState: RecordState | null
  isNew: boolean
  /** Whether the essay's chat is due to move to the top of the list; unknown if missing. */
  mayMove?: boolean
}

/**
 * Stores a change in one statement, which nearly all are. Returns null where the transaction has to decide: the
 * authorship record is on, the same change is stored already, there is no room, or another change was stored since this
 * statement began, so that it did not see that one: then the essay's number has grown.
 */
async function storeNew(ctx: Context, chatId: string, update: Buffer): Promise<Stored | null> {
  const { rows } = await ctx.db.execute<Omit<Stored, 'isNew'>>(sql`
    with known as materialized (
      select e.id, e.seq from ${essays} e where e.chat_id = ${chatId} and e.user_id = ${ctx.userId}
        and not exists (select from ${essayUpdates} u where u.essay_id = e.id and u.update = ${update}::bytea)
    ), essay as (
      update ${essays} e set seq = e.seq + 1, waiting = waiting + 1, bytes = bytes + ${update.length}, updated_at = ${ctx.now().toISOString()}
      from known where e.id = known.id and e.seq = known.seq and e.user_id = ${ctx.userId}
        and e.record_state is distinct from 'on' and e.bytes + ${update.length} <= ${limits.essayBytesMax}
      returning e.id, e.user_id, e.seq, e.waiting, e.record_state, e.chat_id
    ), stored as (
      insert into ${essayUpdates} (essay_id, user_id, seq, update)
      select id, user_id, seq, ${update}::bytea from essay
    )
    select id as "essayId", seq, waiting, record_state as "recordState", ${mayMove(sql`essay.chat_id`)} as "mayMove" from essay`)
  return rows[0] ? { ...rows[0], isNew: true } : null
}

/**
 * Stores a change, also in the authorship record if that is on: both or neither. Two tabs of a browser that was offline may
 * both send a change; it is stored once.
 */
function store(ctx: Context, chatId: string, { update, writtenAt }: Change): Promise<Stored | undefined> {
  return ctx.db.transaction(async (tx) => {
    const known = await findStored(ctx, tx, chatId, update)
    if (known) return known
    const stored = await append(ctx, tx, chatId, update)
    if (stored?.recordState !== 'on') return stored
    const { essayId, seq } = stored
    const entries = [{ kind: 'update' as const, payload: update, writtenAt }]
    await appendEntries({ tx, essayId, now: ctx.now(), seq, entries })
    return stored
  })
}

/**
 * Returns an update with the same bytes that has been stored since the last compaction, or is in the record. Locks the essay's row first, so
 * that an update that another server is storing is found too.
 */
async function findStored(
  ctx: Context,
  tx: Transaction,
  chatId: string,
  update: Buffer,
): Promise<Stored | undefined> {
  const owned = and(eq(essays.chatId, chatId), eq(essays.userId, ctx.userId))
  const { id: essayId, seq, waiting, recordState } = essays
  const [essay] = await tx
    .select({ essayId, seq, waiting, recordState })
    .from(essays)
    .where(owned)
    .for('update')
  if (!essay) return undefined
  const [same] = await tx
    .select({ seq: essayUpdates.seq })
    .from(essayUpdates)
    .where(and(eq(essayUpdates.essayId, essay.essayId), eq(essayUpdates.update, update)))
    .limit(1)
  if (same) return { ...essay, seq: same.seq, isNew: false }
  const isRecorded = essay.recordState === 'on' && (await hasEntry(tx, essay.essayId, update))
  return isRecorded ? { ...essay, isNew: false } : undefined
}

/** The lock on the essay's row gives updates from several servers consecutive numbers. */
async function append(
  ctx: Context,
  tx: Transaction,
  chatId: string,
  update: Buffer,
): Promise<Stored | undefined> {
  const { rows } = await tx.execute<Omit<Stored, 'isNew'>>(sql`
    with essay as (
      update ${essays} set seq = seq + 1, waiting = waiting + 1, bytes = bytes + ${update.length}, updated_at = ${ctx.now().toISOString()}
      where chat_id = ${chatId} and user_id = ${ctx.userId} and bytes + ${update.length} <= ${limits.essayBytesMax}
      returning id, user_id, seq, waiting, record_state
    ), stored as (
      insert into ${essayUpdates} (essay_id, user_id, seq, update)
      select id, user_id, seq, ${update}::bytea from essay
    )
    select id as "essayId", seq, waiting, record_state as "recordState" from essay`)
  return rows[0] && { ...rows[0], isNew: true }
}

/** Deleted text takes no room after a compaction. */
async function storeAfterCompaction(ctx: Context, chatId: string, change: Change): Promise<Stored> {
  const { rows } = await ctx.db.execute<{ id: string }>(
    sql`select id from ${essays} where chat_id = ${chatId} and user_id = ${ctx.userId}`,
  )
  if (!rows[0]) throw notFound('essay')
  await compactEssay(ctx, rows[0].id)
  const stored = await store(ctx, chatId, change)
  if (!stored) throw new AppError('essay_too_large')
  return stored
}
