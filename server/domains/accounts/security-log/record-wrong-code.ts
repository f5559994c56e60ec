import { and, eq, gt, sql } from 'drizzle-orm'
import { securityEvents } from '../tables.ts'
import { recordSecurityEvent, type SecurityDoors } from './security-log.ts'
import type { Origin } from './security-log-words.ts'

/**
 * After this many wrong codes in a week, and after each further such number, the owner is warned that the password is
 * known.
 */
const wrongCodesMax = 5

/** Logs a wrong code at sign-in, which requires the right password; the fifth one sends a mail. */
export async function recordWrongCode(doors: SecurityDoors, userId: string, origin: Origin): Promise<void> {
  await recordSecurityEvent(doors, { userId, kind: 'second_step_failed', origin })
  const { db } = doors
  const told = db
    .select({ seq: sql<number>`coalesce(max(${securityEvents.seq}), 0)` })
    .from(securityEvents)
    .where(and(eq(securityEvents.userId, userId), eq(securityEvents.kind, 'codes_guessed')))
  const wrongCodes = await db.$count(
    securityEvents,
    and(
      eq(securityEvents.userId, userId),
      eq(securityEvents.kind, 'second_step_failed'),
      gt(securityEvents.createdAt, sql`now() - interval '7 days'`),
      sql`${securityEvents.seq} > (${told})`,
    ),
  )
  if (wrongCodes >= wrongCodesMax) await recordSecurityEvent(doors, { userId, kind: 'codes_guessed', origin })
}
