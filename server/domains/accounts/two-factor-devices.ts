import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { trustedDeviceDays } from '../../../contract/security.ts'
import type { Database } from '../../platform/database/database.ts'
import { devices, users } from './tables.ts'

/** How long a browser is known after its last sign-in; no browser keeps a cookie longer than 400 days. */
export const deviceCookieDays = 400
const dayMs = 86_400_000

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export function newDeviceToken(): string {
  return randomBytes(24).toString('base64url')
}

/** Notes that this browser signed in; says whether it was unknown to the account. `trusted` lets it skip the second step from now on. */
export async function noteDevice(
  db: Database,
  { userId, token, trusted, now }: { userId: string; token: string; trusted?: boolean; now: Date },
): Promise<{ isNew: boolean }> {
  const trustedUntil = trusted ? new Date(now.getTime() + trustedDeviceDays * dayMs) : null
  const [row] = await db
    .insert(devices)
    .values({ userId, tokenHash: hashDevice(userId, token), trustedUntil, seenAt: now })
    .onConflictDoUpdate({
      target: [devices.userId, devices.tokenHash],
      set: { seenAt: now, ...(trusted ? { trustedUntil } : {}) },
    })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  return { isNew: row!.isNew }
}

export async function isTrustedDevice(
  db: Database,
  { userId, token, now }: { userId: string; token: string | null; now: Date },
): Promise<boolean> {
  if (!token) return false
  const mine = and(eq(devices.userId, userId), eq(devices.tokenHash, hashDevice(userId, token)))
  return (await db.$count(devices, and(mine, gt(devices.trustedUntil, now)))) > 0
}

/** Did this browser sign in to the account with this e-mail address before? The same work for one that nobody has. */
export async function isKnownDevice(db: Database, email: string, token: string | null): Promise<boolean> {
  if (!token) return false
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  const id = user?.id ?? 'nobody'
  const mine = and(eq(devices.userId, id), eq(devices.tokenHash, hashDevice(id, token)))
  return (await db.$count(devices, mine)) > 0
}

/** From now on every browser is asked for a code again. */
export async function distrustDevices(db: Database | Transaction, userId: string): Promise<void> {
  await db.update(devices).set({ trustedUntil: null }).where(eq(devices.userId, userId))
}

export async function countTrustedDevices(db: Database, userId: string, now: Date): Promise<number> {
  return db.$count(devices, and(eq(devices.userId, userId), gt(devices.trustedUntil, now)))
}

export async function sweepDevices(db: Database): Promise<void> {
  const before = new Date(Date.now() - deviceCookieDays * dayMs)
  await db.delete(devices).where(lt(devices.seenAt, before))
}

/** With the owner's id, so that the table does not tell which accounts share a browser. */
function hashDevice(userId: string, token: string): string {
  return createHash('sha256').update(`${userId}:${token}`).digest('base64url')
}
