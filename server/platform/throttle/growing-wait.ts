import { eq, sql } from 'drizzle-orm'
import type { Message } from '../../../texts/message.ts'
import type { Database } from '../database/database.ts'
import { throttles } from './tables.ts'
import { secondsUntil, throttleKey, tooOften } from './throttle.ts'

/**
 * After `free` uses, each further one has to wait: first `firstSeconds`, then twice as long each time, at most
 * `maxSeconds`. A pause of `forgetSeconds` resets the count.
 */
export type GrowingWait = {
  name: string
  free: number
  firstSeconds: number
  maxSeconds: number
  forgetSeconds: number
  /** An alternative for the waiting user, appended to the refusal. */
  advice?: Message
}

/**
 * Counts one use of `rule` by `who`, or refuses it while the wait lasts. One statement counts and refuses, so that
 * simultaneous requests cannot pass together.
 */
export async function waitLonger(db: Database, rule: GrowingWait, who: string): Promise<void> {
  const key = throttleKey(rule, who)
  const seconds = (value: number) => sql`make_interval(secs => ${value})`
  const forget = sql`now() + ${seconds(rule.forgetSeconds)}`
  const used = sql`case when ${throttles.resetsAt} <= now() then 1 else ${throttles.used} + 1 end`
  // The exponent is capped, because PostgreSQL's power() would overflow after many attempts.
  const wait = sql`least(${rule.maxSeconds}, ${rule.firstSeconds} * power(2, least(${used} - ${rule.free}, 30)))`
  const counted = await db
    .insert(throttles)
    .values({ key, used: 1, resetsAt: forget as never })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        used,
        resetsAt: forget,
        blockedUntil: sql`case when ${used} >= ${rule.free} then now() + make_interval(secs => ${wait}) end`,
      },
      setWhere: sql`coalesce(${throttles.blockedUntil}, now()) <= now()`,
    })
    .returning({ used: throttles.used })
  if (counted.length > 0) return
  const [row] = await db
    .select({ seconds: secondsUntil(throttles.blockedUntil) })
    .from(throttles)
    .where(eq(throttles.key, key))
  throw tooOften(row?.seconds ?? 1, rule.advice)
}
