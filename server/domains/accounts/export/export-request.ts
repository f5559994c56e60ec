import { and, asc, desc, eq, getTableColumns, gt, inArray, lt, ne, sql } from 'drizzle-orm'
import { type AccountExport, leavingTexts } from '../../../../contract/accounts/leaving.ts'
import type { Context } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { throttle } from '../../../platform/throttle/throttle.ts'
import { recordSecurityEvent } from '../security-log/security-log.ts'
import type { Origin } from '../security-log/security-log-words.ts'
import { accountExportChunks, accountExports } from '../tables.ts'
import { exportQueue } from './export-job.ts'

const rule = { name: 'export', max: 5, windowSeconds: 86_400 }
/** After this time without progress, the server that made the export is considered dead. */
const silentMinutes = 30

/** Starts an export, or returns the one in progress. An account has one export at a time; older ones are deleted. */
export async function startExport(ctx: Context, origin: Origin): Promise<AccountExport> {
  const { db, userId, jobs } = ctx
  await giveUpSilentExport(db, userId)
  const current = await readExport(ctx)
  if (current?.state === 'queued' || current?.state === 'running') return current
  await throttle(db, rule, userId)
  const made = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(accountExports)
      .values({ userId })
      .onConflictDoNothing()
      .returning({ id: accountExports.id })
    if (!row) return false
    await tx
      .delete(accountExports)
      .where(and(eq(accountExports.userId, userId), ne(accountExports.id, row.id)))
    await jobs.add(exportQueue.name, { exportId: row.id }, { tx, about: userId })
    return true
  })
  if (made) await recordSecurityEvent(ctx, { userId, kind: 'export_made', origin })
  return (await readExport(ctx))!
}

export async function readExport({ db, userId }: Context): Promise<AccountExport | null> {
  const isExpired = sql<boolean>`coalesce(${accountExports.expiresAt} <= now(), false)`
  const [row] = await db
    .select({ ...getTableColumns(accountExports), isExpired })
    .from(accountExports)
    .where(eq(accountExports.userId, userId))
    .orderBy(desc(accountExports.createdAt))
    .limit(1)
  if (!row) return null
  const { id, parts, bytes, createdAt, readyAt, expiresAt } = row
  const state = row.state === 'ready' && row.isExpired ? 'expired' : row.state
  const [done, total] = parts.reduce(([d, t], part) => [d + part.done, t + part.total], [0, 0])
  const percent = row.state === 'ready' ? 100 : Math.min(99, Math.floor((100 * done) / Math.max(1, total)))
  return {
    id,
    state,
    percent,
    parts,
    bytes,
    createdAt: createdAt.toISOString(),
    readyAt: readyAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}

/** Streams the archive to its owner until it expires. */
export async function openExport(
  ctx: Context,
  exportId: string,
): Promise<{ bytes: number; date: Date; pieces: AsyncGenerator<Buffer> }> {
  const { db, userId } = ctx
  const [row] = await db
    .select({ bytes: accountExports.bytes, readyAt: accountExports.readyAt })
    .from(accountExports)
    .where(
      and(
        eq(accountExports.id, exportId),
        eq(accountExports.userId, userId),
        eq(accountExports.state, 'ready'),
        gt(accountExports.expiresAt, sql`now()`),
      ),
    )
  if (!row?.readyAt) throw new AppError('not_found', leavingTexts.exportGone)
  return { bytes: row.bytes ?? 0, date: row.readyAt, pieces: piecesOf(ctx, exportId) }
}

async function* piecesOf({ db, files }: Context, exportId: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position++) {
    const [chunk] = await db
      .select({ bytes: accountExportChunks.bytes, fileKey: accountExportChunks.fileKey })
      .from(accountExportChunks)
      .where(and(eq(accountExportChunks.exportId, exportId), eq(accountExportChunks.position, position)))
      .orderBy(asc(accountExportChunks.position))
    if (!chunk) return
    const bytes = await files.read(chunk)
    if (!bytes) throw new AppError('not_found', leavingTexts.exportGone)
    yield bytes
  }
}

/** Background task: deletes expired archives. */
export async function sweepExports({ db }: { db: Database }): Promise<void> {
  await db
    .delete(accountExportChunks)
    .where(
      inArray(
        accountExportChunks.exportId,
        db
          .select({ id: accountExports.id })
          .from(accountExports)
          .where(lt(accountExports.expiresAt, sql`now()`)),
      ),
    )
}

async function giveUpSilentExport(db: Database, userId: string): Promise<void> {
  await db
    .update(accountExports)
    .set({ state: 'failed' })
    .where(
      and(
        eq(accountExports.userId, userId),
        eq(accountExports.state, 'running'),
        lt(accountExports.updatedAt, sql`now() - make_interval(mins => ${silentMinutes})`),
      ),
    )
}
