import { and, eq, inArray, sql } from 'drizzle-orm'
import { type ExportPart, exportDays } from '../../../../contract/accounts/leaving.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { JobRun, QueueRules } from '../../../platform/jobs/jobs.ts'
import { exportReadyMail } from '../mails/leaving-mails.ts'
import { accountExportChunks, accountExports, users } from '../tables.ts'
import type { ExportDoors, ExportSource } from './export-source.ts'

export const exportQueue: QueueRules = {
  name: 'export',
  // One at a time per server: an export reads a lot, and no request waits for it.
  workers: 1,
  retries: 2,
  retryDelaySeconds: 10,
  retryDelaySecondsMax: 60,
  timeoutSeconds: 3_600,
}

const progressEveryMs = 500

/** Registers the job that makes exports; once per server, before its queue starts. */
export function handleExports(doors: ExportDoors, sources: ExportSource[]): void {
  doors.jobs.handle<{ exportId: string }>(exportQueue, async ({ exportId }, run) => {
    try {
      await makeExport(doors, sources, exportId, run)
    } catch (error) {
      if (run.isLastAttempt)
        await doors.db
          .update(accountExports)
          .set({ state: 'failed', updatedAt: sql`now()` })
          .where(eq(accountExports.id, exportId))
      throw error
    }
  })
}

async function makeExport(
  doors: ExportDoors,
  sources: ExportSource[],
  exportId: string,
  run: JobRun,
): Promise<void> {
  const { db, files, mailer, env, now } = doors
  const [begun] = await db
    .update(accountExports)
    .set({ state: 'running', updatedAt: sql`now()` })
    .where(and(eq(accountExports.id, exportId), inArray(accountExports.state, ['queued', 'running'])))
    .returning({ userId: accountExports.userId })
  // The account was deleted, or the export was given up.
  if (!begun) return
  const { userId } = begun
  // Chunks of an earlier attempt.
  await db.delete(accountExportChunks).where(eq(accountExportChunks.exportId, exportId))
  for (const source of sources) await source.prepare?.(doors, userId)

  // Imported on demand, so that an idle server does not load it.
  const { writeArchive } = await import('./export-archive.ts')
  const progress = progressWriter(db, exportId)
  const archive = writeArchive({
    db,
    files,
    userId,
    sources,
    now: now(),
    onProgress: progress.onProgress,
    signal: run.signal,
  })
  let bytes = 0
  let position = 0
  for await (const chunk of inChunks(archive, files.pieceBytes)) {
    const kept = await files.keep(chunk)
    await db.insert(accountExportChunks).values({ exportId, position: position++, ...kept })
    bytes += chunk.length
    await progress.write()
  }
  await db.transaction(async (tx) => {
    const [done] = await tx
      .update(accountExports)
      .set({
        state: 'ready',
        parts: progress.parts(),
        bytes,
        updatedAt: sql`now()`,
        readyAt: sql`now()`,
        expiresAt: sql`now() + make_interval(days => ${exportDays})`,
      })
      .where(eq(accountExports.id, exportId))
      .returning({ email: sql<string>`(select ${users.email} from ${users} where ${users.id} = ${userId})` })
    if (done) await mailer.send(exportReadyMail(done.email, `${env.BASE_URL}/settings/privacy`), tx)
  })
}

/** Keeps the newest progress, and writes it at most twice a second, also while a large file is being packed. */
function progressWriter(db: Database, exportId: string) {
  let newest: ExportPart[] = []
  let writtenAt = 0
  let writing: Promise<unknown> | null = null
  async function write(): Promise<void> {
    if (writing || Date.now() - writtenAt < progressEveryMs) return
    writtenAt = Date.now()
    writing = db
      .update(accountExports)
      .set({ parts: newest, updatedAt: sql`now()` })
      .where(and(eq(accountExports.id, exportId), eq(accountExports.state, 'running')))
    await writing.catch(() => {})
    writing = null
  }
  return {
    write,
    parts: () => newest,
    onProgress(parts: ExportPart[]) {
      newest = parts
      void write()
    },
  }
}

async function* inChunks(pieces: AsyncIterable<Buffer>, chunkBytes: number): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const piece of pieces) {
    held.push(piece)
    size += piece.length
    if (size < chunkBytes) continue
    yield Buffer.concat(held)
    held = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(held)
}
