import { sql } from 'drizzle-orm'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { Message } from '../../../texts/message.ts'
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
  return new AppError(code, text({ span: spanText(seconds) }), { retryAfterSeconds: seconds })
}

function spanText(seconds: number): Message {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  if (minutes < 90) return refusalTexts.forMinutes({ count: minutes })
  return refusalTexts.aboutHours({ count: Math.round(minutes / 60) })
}
