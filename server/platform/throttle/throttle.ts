import { type SQL, sql } from 'drizzle-orm'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { Message } from '../../../texts/message.ts'
import type { Database } from '../database/database.ts'
import { AppError } from '../errors.ts'
import { throttles } from './tables.ts'

export type ThrottleRule = { name: string; max: number; windowSeconds: number }

/**
 * $1 key, $2 seconds of the window. The commit does not wait for the disk, because every call waits for this statement: a
 * machine that loses power forgets the counts of its last second, and nothing else.
 */
const countUseText = `
  with quick as materialized (select set_config('synchronous_commit', 'off', true))
  insert into throttles as t (key, used, resets_at)
  select $1::text, 1, now() + make_interval(secs => $2::double precision) from quick
  on conflict (key) do update set
    used = case when t.resets_at <= now() then 1 else t.used + 1 end,
    resets_at = case when t.resets_at <= now() then excluded.resets_at else t.resets_at end
  returning used, greatest(1, ceil(extract(epoch from resets_at - now())))::int as seconds`

/** The uses in the current window, and the seconds until it ends. */
export type UseCount = { used: number; seconds: number }

/** Counts one use of `rule` by `who`; refuses with the seconds to wait when the window is full. */
export async function throttle(db: Database, rule: ThrottleRule, who: string): Promise<void> {
  const { used, seconds } = await countUse(db, rule, who)
  if (used > rule.max) throw tooOften(seconds)
}

/** Counts one use and returns the count. The caller must refuse one that is above the rule's maximum. */
export async function countUse(db: Database, rule: ThrottleRule, who: string): Promise<UseCount> {
  // Named, so that PostgreSQL plans it once a connection: most calls begin with it.
  const { rows } = await db.$client.query<UseCount>({
    name: 'count_use',
    text: countUseText,
    values: [throttleKey(rule, who), rule.windowSeconds],
  })
  return rows[0] ?? { used: 1, seconds: rule.windowSeconds }
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
export function tooOften(seconds: number, advice?: Message): AppError {
  const wait = waitText(seconds)
  const text = advice ? refusalTexts.tooOftenAdvice({ wait, advice }) : refusalTexts.tooOften({ wait })
  return new AppError('too_many_requests', text, { retryAfterSeconds: seconds })
}

function waitText(seconds: number): Message {
  if (seconds < 90) return refusalTexts.forSeconds({ count: seconds })
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 90) return refusalTexts.forMinutes({ count: minutes })
  return refusalTexts.forHours({ count: Math.ceil(minutes / 60) })
}
