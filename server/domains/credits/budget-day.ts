import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { type PaidService, paidServices } from './paid-services.ts'

/** Today in UTC by the database's clock, so that all servers agree. */
export const today = sql`(now() at time zone 'utc')::date`

export async function secondsToNextDay(db: Database): Promise<number> {
  const { rows } = await db.execute<{ seconds: number }>(sql`
    select ceil(extract(epoch from (${today} + 1)::timestamp - (now() at time zone 'utc')))::int as seconds`)
  return rows[0]!.seconds
}

/** Returns the refusal for a share that is used up, with the time until the next day. */
export async function usedUp(db: Database, service: PaidService): Promise<AppError> {
  const seconds = await secondsToNextDay(db)
  const { code, text } = paidServices[service]
  return new AppError(code, text(spanText(seconds)), { retryAfterSeconds: seconds })
}

function spanText(seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  if (minutes < 90) return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
  return `about ${Math.round(minutes / 60)} hours`
}
