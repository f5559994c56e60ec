import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { SecurityEvent, SecurityEventKind } from '../../../../contract/accounts/security.ts'
import type { Context, Doors } from '../../../platform/context.ts'
import { securityMailOf } from '../mails/security-mails.ts'
import { securityEvents, users } from '../tables.ts'
import { coarseAddress, deviceName, type Origin } from './security-log-words.ts'

export type SecurityDoors = Pick<Doors, 'db' | 'mailer' | 'env' | 'log'>

export type NewSecurityEvent = {
  userId: string
  kind: SecurityEventKind
  origin?: Origin | null
  /** Short, and never a secret. */
  detail?: string
}

/**
 * Adds an event to the owner's log, and sends the mail for a change of the account's protection, regardless of the
 * preferences. A mail that cannot be sent does not undo the event.
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

/** Returns the owner's events, newest first; `cursor` is the id of the last one read. */
export async function listSecurityEvents(
  { db, userId }: Context,
  { limit, cursor }: { limit: number; cursor?: string },
): Promise<SecurityEventPage> {
  const mine = eq(securityEvents.userId, userId)
  const last = db
    .select({ seq: securityEvents.seq })
    .from(securityEvents)
    .where(and(mine, eq(securityEvents.id, cursor ?? '')))
  const rows = await db
    .select()
    .from(securityEvents)
    .where(and(mine, cursor ? lt(securityEvents.seq, sql`(${last})`) : undefined))
    .orderBy(desc(securityEvents.seq))
    .limit(limit + 1)
  const events = rows.slice(0, limit).map(asEvent)
  return { events, nextCursor: rows.length > limit ? (events.at(-1)?.id ?? null) : null }
}

function asEvent({
  id,
  kind,
  address,
  device,
  detail,
  createdAt,
}: typeof securityEvents.$inferSelect): SecurityEvent {
  return {
    id,
    kind: kind as SecurityEventKind,
    address,
    device,
    detail,
    createdAt: createdAt.toISOString(),
  }
}
