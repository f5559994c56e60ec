import { and, asc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { ErrorCode } from '../../../../contract/errors.ts'
import type { Context, Doors } from '../../../platform/context.ts'
import type { JobRun } from '../../../platform/jobs/jobs.ts'
import { findSessionUser } from '../../accounts/find-session-user.ts'
import { isKeyRevoked } from '../../api-keys/is-key-revoked.ts'
import { includesBulk } from '../../api-keys/rules.ts'
import { readBalance } from '../../credits/read-balance.ts'
import { bulkJobs, bulkRows } from '../tables.ts'
import type { StoredJob } from './bulk-job.ts'
import { bulkQueue } from './bulk-queues.ts'
import { endBulkJob } from './end-bulk-job.ts'
import { runBulkRow, type WaitingRow } from './run-bulk-row.ts'

/** After this time a run passes its job on. */
const turnMs = 20_000
/** Texts of one job that are processed at the same time. */
const rowsAtOnce = 2
/** A run without a sign for this long has ended with its server. */
const leaseMinutes = 15

/** Registers the queue of bulk jobs; once per server, before the queues start. */
export function handleBulkJobs(doors: Doors): void {
  doors.jobs.handle<{ jobId: string }>(bulkQueue, async ({ jobId }, run) => {
    const job = await takeLease(doors, jobId, run)
    // It was deleted or cancelled, or another run works on it.
    if (!job) return
    const ctx = { ...doors, userId: job.userId }
    try {
      await workOn(ctx, job, run)
    } catch (error) {
      if (run.isLastAttempt) await endBulkJob(ctx, jobId, { state: 'failed', reason: 'internal' })
      throw error
    }
  })
}

const leaseEnd = sql`now() + make_interval(mins => ${leaseMinutes})`

/** The queue gives a run that died with its server to another one under the same id, which then has the lease already. */
async function takeLease({ db }: Doors, jobId: string, run: JobRun): Promise<StoredJob | undefined> {
  const isFree = or(
    isNull(bulkJobs.leaseId),
    eq(bulkJobs.leaseId, run.id),
    lt(bulkJobs.leaseUntil, sql`now()`),
  )
  const [job] = await db
    .update(bulkJobs)
    .set({ state: 'running', leaseId: run.id, leaseUntil: leaseEnd, updatedAt: sql`now()` })
    .where(and(eq(bulkJobs.id, jobId), inArray(bulkJobs.state, ['queued', 'running']), isFree))
    .returning()
  return job
}

async function workOn(ctx: Context, job: StoredJob, run: JobRun): Promise<void> {
  const until = performance.now() + turnMs
  while (performance.now() < until) {
    run.signal.throwIfAborted()
    const reason = await whyNot(ctx, job)
    if (reason) return endBulkJob(ctx, job.id, { state: 'failed', reason })
    if (!(await renewLease(ctx, job, run))) return
    const rows = await nextRows(ctx, job)
    if (rows.length === 0) return endBulkJob(ctx, job.id, { state: 'done' })
    // Each is stored before a failure of the other one ends the run.
    const ends = await Promise.allSettled(rows.map((row) => runBulkRow(ctx, job, row, run.signal)))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  }
  await passOn(ctx, job, run)
}

/** What has ended the right to such jobs since the job was started. */
async function whyNot(ctx: Context, { keyId }: StoredJob): Promise<ErrorCode | null> {
  const [user, { tier }, isRevoked] = await Promise.all([
    findSessionUser(ctx.db, ctx.userId),
    readBalance(ctx, ctx.userId),
    keyId ? isKeyRevoked(ctx, keyId) : false,
  ])
  if (!user) return 'account_suspended'
  if (!includesBulk(ctx.env, tier)) return 'bulk_not_in_plan'
  return isRevoked ? 'key_revoked' : null
}

function leased({ id, userId }: StoredJob, run: JobRun) {
  return and(
    eq(bulkJobs.id, id),
    eq(bulkJobs.userId, userId),
    eq(bulkJobs.leaseId, run.id),
    eq(bulkJobs.state, 'running'),
  )
}

/** Returns false if the job was cancelled or deleted, or another run has it now. */
async function renewLease({ db }: Context, job: StoredJob, run: JobRun): Promise<boolean> {
  const held = await db
    .update(bulkJobs)
    .set({ leaseUntil: leaseEnd })
    .where(leased(job, run))
    .returning({ id: bulkJobs.id })
  return held.length > 0
}

async function nextRows({ db, userId }: Context, { id }: StoredJob): Promise<WaitingRow[]> {
  return db
    .select({ position: bulkRows.position, text: bulkRows.text, words: bulkRows.words })
    .from(bulkRows)
    .where(and(eq(bulkRows.jobId, id), eq(bulkRows.userId, userId), eq(bulkRows.state, 'waiting')))
    .orderBy(asc(bulkRows.position))
    .limit(rowsAtOnce)
}

async function passOn(ctx: Context, job: StoredJob, run: JobRun): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const held = await tx
      .update(bulkJobs)
      .set({ leaseId: null, leaseUntil: null })
      .where(leased(job, run))
      .returning({ id: bulkJobs.id })
    if (held.length > 0) await ctx.jobs.add(bulkQueue.name, { jobId: job.id }, { tx })
  })
}
