import { type SQL, sql } from 'drizzle-orm'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { Database } from '../database/database.ts'
import { AppError } from '../errors.ts'
import { throttles } from './tables.ts'

export type ThrottleRule = { name: string; max: number; windowSeconds: number }

/** Counts one use of `rule` by `who`. When the window is full, throws with the seconds to wait. */
export async function throttle(db: Database, rule: ThrottleRule, who: string): Promise<void> {
  const fresh = sql`now() + make_interval(secs => ${rule.windowSeconds})`
  const [row] = await db
    .insert(throttles)
    .values({ key: throttleKey(rule, who), used: 1, resetsAt: fresh as never })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        used: sql`case when ${throttles.resetsAt} <= now() then 1 else ${throttles.used} + 1 end`,
        resetsAt: sql`case when ${throttles.resetsAt} <= now() then ${fresh} else ${throttles.resetsAt} end`,
      },
    })
    .returning({ used: throttles.used, seconds: secondsUntil(throttles.resetsAt) })
  if (!row || row.used <= rule.max) return
  throw tooOften(row.seconds)
}

/** Takes one use back, for an attempt that turned out to be valid. */
export async function forgive(db: Database, rule: { name: string }, who: string): Promise<void> {
  await db
    .update(throttles)
    .set({ used: sql`greatest(${throttles.used} - 1, 0)`, blockedUntil: null })
    .where(sql`${throttles.key} = ${throttleKey(rule, who)}`)
}

export function sweepThrottles(db: Database): Promise<unknown> {
  return db.delete(throttles).where(sql`${throttles.resetsAt} < now() - interval '1 hour'`)
}

export function throttleKey(rule: { name: string }, who: string): string {
  return `${rule.name}:${who}`
}

/** Uses the clock of the database, which all servers share. */
export function secondsUntil(column: typeof throttles.resetsAt | typeof throttles.blockedUntil): SQL<number> {
  return sql<number>`greatest(1, ceil(extract(epoch from ${column} - now())))::int`
}

/** Returns the refusal with the time to wait, as text and in seconds. */
export function tooOften(seconds: number, advice = ''): AppError {
  const text = refusalTexts.tooOften(waitText(seconds), advice)
  return new AppError('too_many_requests', text, { retryAfterSeconds: seconds })
}

function waitText(seconds: number): string {
  if (seconds < 90) return `${seconds} second${seconds === 1 ? '' : 's'}`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
