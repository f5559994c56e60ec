import { and, desc, eq } from 'drizzle-orm'
import { type ApiScope, apiKeyTexts } from '../../../../contract/api/api-keys.ts'
import type { BulkJob, BulkKind } from '../../../../contract/api/bulk.ts'
import { errors, isErrorCode } from '../../../../contract/errors.ts'
import { inEnglish } from '../../../../texts/english.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { includesBulk } from '../../api-keys/rules.ts'
import { readBalance } from '../../credits/read-balance.ts'
import { bulkJobs } from '../tables.ts'

/** A program, or a page of the owner, which has no key and may do everything. */
export type BulkCaller = { keyId: string | null; scopes: readonly ApiScope[] }
export type StoredJob = typeof bulkJobs.$inferSelect

export const isOwn = ({ userId }: Pick<Context, 'userId'>, jobId: string) =>
  and(eq(bulkJobs.id, jobId), eq(bulkJobs.userId, userId))

/** Refuses a caller who may not have jobs of this kind. */
function requireKind({ scopes }: BulkCaller, kind: BulkKind): void {
  if (!scopes.includes(kind))
    throw new AppError('key_scope_missing', apiKeyTexts.scopeMissing({ scope: kind }), { scope: kind })
}

/** Refuses a caller who may not start such a job, before anything is read. */
export async function requireBulk(ctx: Context, caller: BulkCaller, kind: BulkKind): Promise<void> {
  requireKind(caller, kind)
  const { tier } = await readBalance(ctx, ctx.userId)
  if (!includesBulk(ctx.env, tier)) throw new AppError('bulk_not_in_plan')
}

/** Finds a job of the user that the caller may see. */
export async function findBulkJob(ctx: Context, caller: BulkCaller, jobId: string): Promise<StoredJob> {
  const [job] = await ctx.db.select().from(bulkJobs).where(isOwn(ctx, jobId))
  if (!job) throw notFound('job')
  requireKind(caller, job.kind)
  return job
}

export async function readBulkJob(ctx: Context, caller: BulkCaller, jobId: string): Promise<BulkJob> {
  return asBulkJob(await findBulkJob(ctx, caller, jobId))
}

/** Lists the jobs that are kept, the newest first, as far as the caller may see them. */
export async function listBulkJobs(ctx: Context, { scopes }: BulkCaller): Promise<BulkJob[]> {
  const jobs = await ctx.db
    .select()
    .from(bulkJobs)
    .where(eq(bulkJobs.userId, ctx.userId))
    .orderBy(desc(bulkJobs.createdAt), desc(bulkJobs.id))
  return jobs.filter(({ kind }) => scopes.includes(kind)).map(asBulkJob)
}

export function asBulkJob(job: StoredJob): BulkJob {
  const { id, kind, name, state, total, done, failed, words, charged, webhook, webhookState } = job
  return {
    id,
    kind,
    name,
    state,
    reason:
      job.reason && isErrorCode(job.reason)
        ? { code: job.reason, message: inEnglish(errors[job.reason].text) }
        : null,
    rows: { total, done, failed },
    words,
    charged,
    createdAt: job.createdAt.toISOString(),
    endedAt: job.endedAt?.toISOString() ?? null,
    resultsUntil: job.expiresAt?.toISOString() ?? null,
    webhook: webhook === null ? null : { address: webhook, state: webhookState ?? 'waiting' },
  }
}
