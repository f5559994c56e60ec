import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import type { Asker } from '../../../platform/http/actor.ts'
import { hashToken } from '../hashed-store.ts'
import { sessions, users } from '../tables.ts'

export type ReadSession = (headers: Headers | SessionHeaders) => Promise<Asker | null>
export type SessionHeaders = { get: (name: string) => string | null }

/** How exact "last seen" is: a session that is in use is written so often and no more. */
const seenEveryMs = 5 * 60_000

/**
 * Who is asking, from the cookie or the Bearer token that better-auth made. Every request pays for this, so it is one
 * prepared select instead of the library's own call; the table is read each time, so that an ended session ends at once.
 */
export function createReadSession(db: Database, secret: string, cookieName: string): ReadSession {
  const find = db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      image: users.image,
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.token, sql.placeholder('token')), gt(sessions.expiresAt, sql`now()`)))
    .prepare('read_session')
  const before = sql`now() - make_interval(secs => ${seenEveryMs / 1_000})`
  const markSeen = (id: string) =>
    db
      .update(sessions)
      .set({ lastSeenAt: sql`now()` })
      .where(and(eq(sessions.id, id), lt(sessions.lastSeenAt, before)))

  return async (headers) => {
    const token = sessionToken(headers, secret, cookieName)
    if (!token) return null
    const [found] = await find.execute({ token: hashToken(token) })
    if (!found) return null
    const { sessionId, lastSeenAt, ...user } = found
    // Nobody waits for it, and a time that could not be noted is noted by the next request.
    if (Date.now() - lastSeenAt.getTime() > seenEveryMs) markSeen(sessionId).catch(() => {})
    return { user, sessionId }
  }
}

/** Those of the given sessions that have not ended or expired. */
export async function findOpenSessions(db: Database, sessionIds: string[]): Promise<Set<string>> {
  const open = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, sessionIds), gt(sessions.expiresAt, sql`now()`)))
  return new Set(open.map(({ id }) => id))
}

/** The session's token when its signature is ours, else null. */
export function sessionToken(headers: SessionHeaders, secret: string, cookieName: string): string | null {
  const authorization = headers.get('authorization')
  const bearer = authorization?.slice(0, 7).toLowerCase() === 'bearer ' ? authorization.slice(7).trim() : null
  // Sign-in answers with the bare token; the set-auth-token header carries it signed. Both are good.
  if (bearer && !bearer.includes('.')) return bearer
  const signed = bearer ?? readCookie(headers, cookieName)
  if (!signed) return null
  const value = decode(signed)
  const dot = value.lastIndexOf('.')
  if (dot < 1) return null
  const token = value.slice(0, dot)
  const given = Buffer.from(value.slice(dot + 1), 'base64')
  const wanted = createHmac('sha256', secret).update(token).digest()
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? token : null
}

export function readCookie(headers: SessionHeaders, name: string): string | null {
  const cookies = headers.get('cookie')
  if (!cookies) return null
  for (const part of cookies.split(';')) {
    const equals = part.indexOf('=')
    if (part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim()
  }
  return null
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
