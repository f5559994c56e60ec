import { and, desc, eq, gt, inArray, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Context, Doors } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/errors.ts'
import { publishEndedSessions } from '../../../platform/http/ended-sessions.ts'
import { recordSecurityEvent } from '../security-log/security-log.ts'
import { deviceName, type Origin } from '../security-log/security-log-words.ts'
import { sessions } from '../tables.ts'

type EndDoors = Pick<Doors, 'db' | 'notifier'>
type Ended = { id: string; userAgent: string | null; open: boolean }

/** Ends the sessions of an account, except one, as part of `tx`; returns how many were open. */
export async function endSessions(
  doors: EndDoors,
  tx: Transaction,
  { userId, exceptId }: { userId: string; exceptId?: string },
): Promise<number> {
  const mine = eq(sessions.userId, userId)
  const ended = await deleteSessions(doors, tx, exceptId ? and(mine, ne(sessions.id, exceptId)) : mine)
  return ended.filter(({ open }) => open).length
}

/** Ends one session of the user, which may be the current one. */
export async function endSession(ctx: Context, sessionId: string, origin: Origin): Promise<void> {
  const { userId } = ctx
  const mine = and(
    eq(sessions.id, sessionId),
    eq(sessions.userId, userId),
    gt(sessions.expiresAt, sql`now()`),
  )
  const [ended] = await ctx.db.transaction((tx) => deleteSessions(ctx, tx, mine))
  if (!ended) throw notFound('session')
  const detail = deviceName(ended.userAgent)
  await recordSecurityEvent(ctx, { userId, kind: 'session_ended', origin, ...(detail ? { detail } : {}) })
}

/** Ends all sessions of the user except the current one; returns how many were open. */
export async function endOtherSessions(ctx: Context, sessionId: string, origin: Origin): Promise<number> {
  const { userId } = ctx
  const ended = await ctx.db.transaction((tx) => endSessions(ctx, tx, { userId, exceptId: sessionId }))
  if (ended > 0) await recordSecurityEvent(ctx, { userId, kind: 'sessions_ended', origin })
  return ended
}

/** Ends a browser's previous session after it signed out or signed in again. */
export async function dropSession(doors: EndDoors, sessionId: string): Promise<void> {
  await doors.db.transaction((tx) => deleteSessions(doors, tx, eq(sessions.id, sessionId), [sessionId]))
}

/** An account may be signed in at this many places. */
const sessionsMax = 50

/** Ends the oldest sessions of an account that has too many, after a sign-in. */
export async function endOldestSessions(doors: EndDoors, userId: string): Promise<void> {
  const tooMany = doors.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .offset(sessionsMax)
  const oldest = and(eq(sessions.userId, userId), inArray(sessions.id, tooMany))
  await doors.db.transaction((tx) => deleteSessions(doors, tx, oldest))
}

export async function sweepSessions(doors: EndDoors): Promise<void> {
  await doors.db.transaction((tx) => deleteSessions(doors, tx, lt(sessions.expiresAt, sql`now()`)))
}

/**
 * Deletes sessions; the only place that does. Ended sessions are refused from the next request on, and every server
 * closes their open streams. `known` are ids that are announced even if the library has already deleted their rows.
 */
async function deleteSessions(
  { notifier }: EndDoors,
  tx: Transaction,
  which: SQL | undefined,
  known: string[] = [],
): Promise<Ended[]> {
  const ended = await tx
    .delete(sessions)
    .where(which)
    .returning({
      id: sessions.id,
      userAgent: sessions.userAgent,
      open: sql<boolean>`${sessions.expiresAt} > now()`,
    })
  await publishEndedSessions(notifier, [...new Set([...known, ...ended.map(({ id }) => id)])], tx)
  return ended
}
