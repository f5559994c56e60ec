import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { trustedDeviceDays } from '../../../contract/accounts/security.ts'
import type { Database } from '../../platform/database/database.ts'
import { devices, users } from './tables.ts'

/** How long a browser is remembered after its last sign-in; browsers keep cookies for at most 400 days. */
export const deviceCookieDays = 400
const tokenBytes = 24
const tokenLength = 32
/** Accounts that one browser can be remembered for. */
const tokensMax = 5

type NewDevice = { userId: string; cookie: string | null; trusted?: boolean; now: Date }

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Returns the tokens in a device cookie, one per account that signed in here; ignores malformed ones. */
function tokensIn(cookie: string | null): string[] {
  return (cookie ?? '')
    .slice(0, tokensMax * (tokenLength + 1))
    .split('.')
    .filter((token) => /^[\w-]{32}$/.test(token))
    .slice(0, tokensMax)
}

/**
 * Records that this browser signed in. Returns whether the account did not know it, and its new cookie. An unknown
 * token may have been planted, so it is never adopted: the account gets a new one. With `trusted`, the browser skips
 * the second step from now on and gets a new token.
 */
export async function noteDevice(
  db: Database,
  { userId, cookie, trusted = false, now }: NewDevice,
): Promise<{ isNew: boolean; cookie: string }> {
  const tokens = tokensIn(cookie)
  const [known] = await findDevices(db, userId, tokens)
  const kept = tokens.find((token) => hashDevice(userId, token) === known?.tokenHash)
  const others = tokens.filter((token) => token !== kept)
  if (known && kept && !trusted) {
    await db.update(devices).set({ seenAt: now }).where(deviceOf(userId, known.tokenHash))
    return { isNew: false, cookie: [kept, ...others].join('.') }
  }
  const token = randomBytes(tokenBytes).toString('base64url')
  const trustedUntil = trusted ? (sql`now() + make_interval(days => ${trustedDeviceDays})` as never) : null
  await db.transaction(async (tx) => {
    if (known) await tx.delete(devices).where(deviceOf(userId, known.tokenHash))
    await tx
      .insert(devices)
      .values({ userId, tokenHash: hashDevice(userId, token), trustedUntil, seenAt: now })
  })
  return { isNew: !known, cookie: [token, ...others].slice(0, tokensMax).join('.') }
}

export async function isTrustedDevice(
  db: Database,
  { userId, cookie }: { userId: string; cookie: string | null },
): Promise<boolean> {
  const found = await findDevices(db, userId, tokensIn(cookie))
  return found.some(({ isTrusted }) => isTrusted)
}

/**
 * Returns the browser's id in the account with this e-mail address, if it has signed in to it before. The work is the
 * same for an address without an account.
 */
export async function findKnownDevice(
  db: Database,
  email: string,
  cookie: string | null,
): Promise<string | null> {
  const tokens = tokensIn(cookie)
  if (tokens.length === 0) return null
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  const [known] = await findDevices(db, user?.id ?? 'nobody', tokens)
  return known?.tokenHash ?? null
}

async function findDevices(db: Database, userId: string, tokens: string[]) {
  if (tokens.length === 0) return []
  const hashes = tokens.map((token) => hashDevice(userId, token))
  return db
    .select({
      tokenHash: devices.tokenHash,
      isTrusted: sql<boolean>`coalesce(${devices.trustedUntil} > now(), false)`,
    })
    .from(devices)
    .where(and(eq(devices.userId, userId), inArray(devices.tokenHash, hashes)))
}

function deviceOf(userId: string, tokenHash: string): SQL | undefined {
  return and(eq(devices.userId, userId), eq(devices.tokenHash, tokenHash))
}

/** Ends the trust in all browsers, so that each is asked for a code again. */
export async function distrustDevices(db: Database | Transaction, userId: string): Promise<void> {
  await db.update(devices).set({ trustedUntil: null }).where(eq(devices.userId, userId))
}

export async function countTrustedDevices(db: Database, userId: string): Promise<number> {
  return db.$count(devices, and(eq(devices.userId, userId), gt(devices.trustedUntil, sql`now()`)))
}

export async function sweepDevices(db: Database): Promise<void> {
  await db.delete(devices).where(lt(devices.seenAt, sql`now() - make_interval(days => ${deviceCookieDays})`))
}

/** Hashes with the owner's id, so that the table does not reveal which accounts share a browser. */
function hashDevice(userId: string, token: string): string {
  return createHash('sha256').update(`${userId}:${token}`).digest('base64url')
}
