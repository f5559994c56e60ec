import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import type { Asker } from '../../../platform/http/actor.ts'
import { hashToken } from '../hashed-store.ts'
import { sessions, users } from '../tables.ts'

export type ReadSession = (headers: Headers | SessionHeaders) => Promise<Asker | null>
export type SessionHeaders = { get: (name: string) => string | null }

/** Precision of "last seen": a session in use is updated at most this often. */
const seenEveryMs = 5 * 60_000

/**
 * Reads the user from better-auth's cookie or Bearer token. It runs on every request, so it is one prepared select
 * instead of the library's own call. It reads the table each time, so that an ended session stops working at once.
 */
export function createReadSession(db: Database, secret: string, cookieName: string): ReadSession {
  const isOpen = and(eq(sessions.token, sql.placeholder('token')), gt(sessions.expiresAt, sql`now()`))
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
    .where(and(isOpen, isNull(users.suspendedAt)))
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
    // Not awaited; if an update fails, the next request repeats it.
    if (Date.now() - lastSeenAt.getTime() > seenEveryMs) markSeen(sessionId).catch(() => {})
    return { user, sessionId }
  }
}

/** Returns the given sessions that have not ended or expired. */
export async function findOpenSessions(db: Database, sessionIds: string[]): Promise<Set<string>> {
  const open = await db
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(inArray(sessions.id, sessionIds), gt(sessions.expiresAt, sql`now()`)))
  return new Set(open.map(({ id }) => id))
}

/** Returns the session's token if its signature is valid, otherwise null. */
function sessionToken(headers: SessionHeaders, secret: string, cookieName: string): string | null {
  const authorization = headers.get('authorization')
  const bearer = authorization?.slice(0, 7).toLowerCase() === 'bearer ' ? authorization.slice(7).trim() : null
  // Sign-in returns the bare token; the set-auth-token header has it signed. Both are accepted.
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
