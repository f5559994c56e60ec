import { and, eq, sql } from 'drizzle-orm'
import type { EssayChanges, EssayUpdates } from '../../../contract/essays/essays.ts'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { settingsOf } from './rules.ts'
import { essaySnapshots, essays, essayUpdates } from './tables.ts'

export type StoredUpdate = { seq: number; update: Buffer }

/** Returns what a page that knows all updates up to `after` is missing. */
export async function readUpdates(ctx: Context, chatId: string, after: number): Promise<EssayChanges> {
  const [essay] = await ctx.db
    .select({
      id: essays.id,
      seq: essays.seq,
      title: essays.title,
      settings: essays.settings,
      record: essays.recordState,
    })
    .from(essays)
    .where(and(eq(essays.chatId, chatId), eq(essays.userId, ctx.userId)))
  if (!essay) throw notFound('essay')
  const changes =
    essay.seq <= after ? { seq: essay.seq, updates: [] } : await readUpdatesOf(ctx, essay.id, after)
  return { ...changes, title: essay.title, settings: settingsOf(essay), record: essay.record }
}

export async function readUpdatesOf(
  { db, userId }: Pick<Context, 'db' | 'userId'>,
  essayId: string,
  after: number,
): Promise<EssayUpdates> {
  const stored = await storedUpdates({ db, userId }, essayId, after)
  return {
    seq: stored.at(-1)?.seq ?? after,
    updates: stored.map(({ update }) => update.toString('base64')),
  }
}

/**
 * Returns the updates after `after`, oldest first. Those that a compaction has merged come as one: the snapshot. One
 * statement reads both tables, so that a compaction in between leaves no gap.
 */
export async function storedUpdates(
  { db, userId }: { db: Pick<Context['db'], 'execute'>; userId: string },
  essayId: string,
  after: number,
): Promise<StoredUpdate[]> {
  const { rows } = await db.execute<StoredUpdate>(sql`
    select seq, state as update from ${essaySnapshots}
      where essay_id = ${essayId} and user_id = ${userId} and seq > ${after}
    union all
    select seq, update from ${essayUpdates}
      where essay_id = ${essayId} and user_id = ${userId} and seq > ${after}
    order by seq`)
  return rows
}
