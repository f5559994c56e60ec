import { and, asc, eq, gt, lt, sql } from 'drizzle-orm'
import type { Doors } from '../../platform/context.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { QueueRules } from '../../platform/jobs/jobs.ts'
import { nameAfterHeading } from '../chats/titles/name-essay.ts'
import { storedUpdates } from './read-updates.ts'
import { essayPassages, essaySnapshots, essays, essayUpdates } from './tables.ts'

export type CompactDoors = Pick<Doors, 'db' | 'yjs' | 'log'>

export const compactQueue: QueueRules = {
  name: 'compact-essay',
  workers: 1,
  retries: 2,
  retryDelaySeconds: 5,
  retryDelaySecondsMax: 60,
  timeoutSeconds: 120,
}

/** An essay that has not changed for this long is compacted, so that opening it is fast. */
const quietSeconds = 20
const essaysPerChore = 20

/** Registers the job that compacts an essay; once per server, before its queue starts. */
export function handleCompactions(doors: CompactDoors & Pick<Doors, 'jobs'>): void {
  doors.jobs.handle<{ essayId: string }>(compactQueue, ({ essayId }) => compactEssay(doors, essayId))
}

/** Compacts essays that have updates and have not changed for a while. Each server does this once a minute. */
export async function compactQuietEssays(doors: CompactDoors): Promise<void> {
  const quiet = await doors.db
    .select({ id: essays.id })
    .from(essays)
    .where(
      and(gt(essays.waiting, 0), lt(essays.updatedAt, sql`now() - make_interval(secs => ${quietSeconds})`)),
    )
    .orderBy(asc(essays.updatedAt))
    .limit(essaysPerChore)
  for (const { id } of quiet) await compactEssay(doors, id)
}

/** Compacts all essays of a user that have changed, for an export. */
export async function compactEssaysOf(doors: CompactDoors, userId: string): Promise<void> {
  const changed = await doors.db
    .select({ id: essays.id })
    .from(essays)
    .where(and(eq(essays.userId, userId), gt(essays.waiting, 0)))
  for (const { id } of changed) await compactEssay(doors, id)
}

/**
 * Merges the updates of an essay into its snapshot, from which deleted text is gone. Several servers may do so at once:
 * the snapshot with more updates stays. The merging runs on a worker thread and outside a transaction.
 */
export async function compactEssay(doors: CompactDoors, essayId: string): Promise<void> {
  const { db, yjs, log } = doors
  const [essay] = await db
    .select({ userId: essays.userId, chatId: essays.chatId, waiting: essays.waiting })
    .from(essays)
    .where(eq(essays.id, essayId))
  if (!essay || essay.waiting === 0) return
  const { userId, chatId } = essay
  const stored = await storedUpdates({ db, userId }, essayId, 0)
  const seq = stored.at(-1)?.seq
  if (seq === undefined) return
  const merged = await yjs.merge(
    stored.map(({ update }) => new Uint8Array(update)),
    { owner: userId },
  )
  if (!merged) {
    // Kept as they are. The next update tries again.
    log.warn({ essayId }, 'essay not compacted')
    await db.update(essays).set({ waiting: 0 }).where(eq(essays.id, essayId))
    return
  }
  const { state, document, passages, words, heading } = merged
  const unmerged = merged.unmerged.map((place) => stored[place]!.seq)
  if (unmerged.length > 0) log.warn({ essayId, unmerged }, 'essay has changes that cannot be merged')
  await db.transaction(async (tx) => {
    const size = [document, ...passages].reduce((sum, text) => sum + Buffer.byteLength(text), state.length)
    const { rowCount } = await tx.execute(sql`
      insert into ${essaySnapshots} as kept (essay_id, user_id, seq, state, document, bytes)
      select id, user_id, ${seq}, ${Buffer.from(state)}::bytea, ${document}::jsonb, ${size}
      from ${essays} where id = ${essayId}
      on conflict (essay_id) do update set seq = excluded.seq, state = excluded.state,
        document = excluded.document, bytes = excluded.bytes, updated_at = now()
      where kept.seq <= excluded.seq`)
    if (rowCount === 0) return
    await storePassages(tx, { essayId, userId }, passages)
    // A change that cannot be merged stays, for the writer to download.
    await tx.execute(
      sql`delete from ${essayUpdates} where essay_id = ${essayId} and seq <= ${seq} and not seq = any(${sql.param(unmerged)}::int[])`,
    )
    await tx.execute(sql`
      update ${essays} set words = ${words}, waiting = rest.count, bytes = ${state.length} + rest.bytes
      from (
        select count(*) filter (where seq > ${seq})::int as count, coalesce(sum(octet_length(update)), 0)::int as bytes
        from ${essayUpdates} where essay_id = ${essayId}
      ) rest
      where id = ${essayId}`)
  })
  if (heading) await nameAfterHeading({ db, userId }, chatId, heading)
}

/** Replaces the passages in which an essay is found. Those that have not changed are not written again. */
async function storePassages(
  tx: Transaction,
  { essayId, userId }: { essayId: string; userId: string },
  passages: string[],
): Promise<void> {
  await tx.execute(
    sql`delete from ${essayPassages} where essay_id = ${essayId} and number >= ${passages.length}`,
  )
  await tx.execute(sql`
    insert into ${essayPassages} as kept (essay_id, user_id, number, text)
    select id, user_id, (place - 1)::int, passage
    from essays, unnest(${sql.param(passages)}::text[]) with ordinality as given (passage, place)
    where id = ${essayId} and user_id = ${userId}
    on conflict (essay_id, number) do update set text = excluded.text where kept.text <> excluded.text`)
}
