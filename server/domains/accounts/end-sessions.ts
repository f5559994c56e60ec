import { and, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { notFound } from '../../platform/errors.ts'
import type { Store } from './mail-links.ts'
import { recordSecurityEvent } from './security-log.ts'
import { deviceName, type Origin } from './security-log-words.ts'
import { sessions } from './tables.ts'

/** Ends the sessions of an account, but for one; answers how many were open. They are over with their next request. */
export async function endSessions(db: Store, userId: string, exceptId?: string): Promise<number> {
  const mine = eq(sessions.userId, userId)
  const ended = await db
    .delete(sessions)
    .where(exceptId ? and(mine, ne(sessions.id, exceptId)) : mine)
    .returning({ open: sql<boolean>`${sessions.expiresAt} > now()` })
  return ended.filter(({ open }) => open).length
}

/** Ends one session of the user, which may be the one that asks. */
export async function endSession(ctx: Context, sessionId: string, origin: Origin): Promise<void> {
  const { db, userId } = ctx
  const [ended] = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .returning({ userAgent: sessions.userAgent })
  if (!ended) throw notFound('This session')
  const detail = deviceName(ended.userAgent)
  await recordSecurityEvent(ctx, { userId, kind: 'session_ended', origin, ...(detail ? { detail } : {}) })
}

/** Ends all sessions of the user but the one that asks; answers how many. */
export async function endOtherSessions(ctx: Context, sessionId: string, origin: Origin): Promise<number> {
  const ended = await endSessions(ctx.db, ctx.userId, sessionId)
  if (ended > 0) await recordSecurityEvent(ctx, { userId: ctx.userId, kind: 'sessions_ended', origin })
  return ended
}

/** The session that this browser had before it signed in anew; nobody can go back to it. */
export async function dropSession(db: Database, sessionId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, sessionId))
}

export async function sweepSessions(db: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
}
