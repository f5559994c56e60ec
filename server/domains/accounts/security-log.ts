import { and, desc, eq, lt, or, sql } from 'drizzle-orm'
import type { SecurityEvent, SecurityEventKind } from '../../../contract/security.ts'
import type { Context, Doors } from '../../platform/context.ts'
import { coarseAddress, deviceName, type Origin } from './security-log-words.ts'
import { securityMailOf } from './security-mails.ts'
import { securityEvents, users } from './tables.ts'

export type SecurityDoors = Pick<Doors, 'db' | 'mailer' | 'env' | 'log'>

export type NewSecurityEvent = {
  userId: string
  kind: SecurityEventKind
  origin?: Origin | null
  /** Short, and never a secret. */
  detail?: string
}

/**
 * Writes what happened into the owner's log, and sends the mail that a change of the account's protection brings:
 * those mails go whatever the preferences say. A mail that cannot be sent does not undo what happened.
 */
export async function recordSecurityEvent(doors: SecurityDoors, event: NewSecurityEvent): Promise<void> {
  const { userId, kind, origin, detail } = event
  const device = deviceName(origin?.userAgent ?? null)
  const address = coarseAddress(origin?.address ?? null)
  await doors.db.insert(securityEvents).values({ userId, kind, device, address, detail: detail ?? null })
  const build = securityMailOf(kind)
  if (!build) return
  try {
    const [user] = await doors.db.select({ email: users.email }).from(users).where(eq(users.id, userId))
    if (user)
      await doors.mailer.send(await build(user.email, { device, address, baseUrl: doors.env.BASE_URL }))
  } catch (err) {
    doors.log.warn({ err, kind }, 'security mail')
  }
}

export type SecurityEventPage = { events: SecurityEvent[]; nextCursor: string | null }

/** The owner's own events, newest first. */
export async function listSecurityEvents(
  ctx: Context,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<SecurityEventPage> {
  const [at, id] = cursor?.split('~') ?? []
  const after = at && id ? olderThan(at, id) : undefined
  const rows = await ctx.db
    .select()
    .from(securityEvents)
    .where(and(eq(securityEvents.userId, ctx.userId), after))
    .orderBy(desc(securityEvents.createdAt), securityEvents.id)
    .limit(limit + 1)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    events: page.map(({ userId: _, createdAt, kind, ...rest }) => ({
      ...rest,
      kind: kind as SecurityEventKind,
      createdAt: createdAt.toISOString(),
    })),
    nextCursor: rows.length > limit && last ? `${last.createdAt.toISOString()}~${last.id}` : null,
  }
}

function olderThan(at: string, id: string) {
  const moment = sql`${at}::timestamptz`
  return or(
    lt(securityEvents.createdAt, moment),
    and(eq(securityEvents.createdAt, moment), sql`${securityEvents.id} > ${id}::uuid`),
  )
}
