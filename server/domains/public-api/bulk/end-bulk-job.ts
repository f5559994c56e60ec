import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { type BulkJob, type BulkState, bulkLimits } from '../../../../contract/api/bulk.ts'
import type { ErrorCode } from '../../../../contract/errors.ts'
import type { Context, Doors } from '../../../platform/context.ts'
import { giveWordsBack } from '../../api-keys/count-call.ts'
import { bulkJobs, bulkRows } from '../tables.ts'
import { type BulkCaller, findBulkJob, isOwn, readBulkJob } from './bulk-job.ts'
import { webhookQueue } from './bulk-queues.ts'

type End = { state: Extract<BulkState, 'done' | 'cancelled' | 'failed'>; reason?: ErrorCode }

/** Ends a job that is still open: its waiting texts are skipped, and its webhook is queued. */
export async function endBulkJob(ctx: Context, jobId: string, { state, reason }: End): Promise<void> {
  const ended = await ctx.db.transaction(async (tx) => {
    const [job] = await tx
      .update(bulkJobs)
      .set({
        state,
        reason: reason ?? null,
        leaseId: null,
        leaseUntil: null,
        updatedAt: sql`now()`,
        endedAt: sql`now()`,
        expiresAt: sql`now() + make_interval(days => ${bulkLimits.daysKept})`,
      })
      .where(and(isOwn(ctx, jobId), inArray(bulkJobs.state, ['queued', 'running'])))
      .returning({ keyId: bulkJobs.keyId, kind: bulkJobs.kind, webhook: bulkJobs.webhook })
    if (!job) return null
    const skipped = await tx
      .update(bulkRows)
      .set({ state: 'skipped', text: '' })
      .where(and(eq(bulkRows.jobId, jobId), eq(bulkRows.userId, ctx.userId), eq(bulkRows.state, 'waiting')))
      .returning({ words: bulkRows.words })
    if (job.webhook) await ctx.jobs.add(webhookQueue.name, { jobId }, { tx })
    return { ...job, words: skipped.reduce((sum, { words }) => sum + words, 0) }
  })
  if (!ended) return
  const { keyId, kind, words } = ended
  if (keyId) await giveWordsBack(ctx, { keyId, kind, words })
}

/** Stops a job after the texts that are being processed. A job that has ended stays as it is. */
export async function cancelBulkJob(ctx: Context, caller: BulkCaller, jobId: string): Promise<BulkJob> {
  await findBulkJob(ctx, caller, jobId)
  await endBulkJob(ctx, jobId, { state: 'cancelled' })
  return readBulkJob(ctx, caller, jobId)
}

/** Deletes a job with its texts and results. */
export async function deleteBulkJob(ctx: Context, caller: BulkCaller, jobId: string): Promise<void> {
  await findBulkJob(ctx, caller, jobId)
  await endBulkJob(ctx, jobId, { state: 'cancelled' })
  await ctx.db.delete(bulkJobs).where(isOwn(ctx, jobId))
}

/** Deletes the jobs whose time is over. */
export function expireBulkJobs({ db }: Pick<Doors, 'db'>): Promise<unknown> {
  return db.delete(bulkJobs).where(lt(bulkJobs.expiresAt, sql`now()`))
}
