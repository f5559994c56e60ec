import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/database.ts'

/** Where jobs go that were given up, and where they are kept for a week. */
export const deadQueue = 'dead'

export type FailedJob = {
  id: string
  queue: string
  failedAt: Date
  attempts: number
  /** The fields of `reasonOf`, or null for a job whose server died. */
  reason: string | null
  /** What the job was given, still sealed. */
  sealed: string
}

type Row = {
  id: string
  queue: string
  failed_at: string
  attempts: number
  output: Record<string, unknown> | null
  sealed: string | null
}

const isFailed = sql`name = ${deadQueue} and state in ('created', 'retry') and source_name is not null`

/** Lists the jobs that were given up, newest first. */
export async function listFailedJobs(
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; jobs: FailedJob[] }> {
  const [counted, { rows }] = await Promise.all([
    db.execute<{ total: number }>(sql`select count(*)::int as total from pgboss.job where ${isFailed}`),
    db.execute<Row>(sql`
      select id, source_name as queue, created_on::text as failed_at, coalesce(source_retry_count, 0) + 1 as attempts,
        source_output as output, data ->> 'sealed' as sealed
      from pgboss.job where ${isFailed} order by created_on desc, id limit ${limit} offset ${offset}`),
  ])
  return {
    total: counted.rows[0]?.total ?? 0,
    jobs: rows.map(({ id, queue, failed_at, attempts, output, sealed }) => ({
      id,
      queue,
      failedAt: new Date(failed_at),
      attempts,
      reason: reasonText(output),
      sealed: sealed ?? '',
    })),
  }
}

/** Removes a failed job. Returns what it was, or null if it is gone; of several callers, one gets it. */
export async function takeFailedJob(
  tx: Transaction,
  id: string,
): Promise<{ queue: string; data: object } | null> {
  const { rows } = await tx.execute<{ queue: string; data: object }>(
    sql`delete from pgboss.job where id = ${id} and ${isFailed} returning source_name as queue, data`,
  )
  return rows[0] ?? null
}

/** Joins what the log has of a failure: never a message, which may contain an address, and no stack. */
function reasonText(output: Record<string, unknown> | null): string | null {
  const { reason, type, code, responseCode, command } = output ?? {}
  const parts = reason === undefined ? [type, code, responseCode, command] : [reason]
  return parts.filter((part) => part !== undefined).join(' ') || null
}
