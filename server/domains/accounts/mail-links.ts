import { randomBytes } from 'node:crypto'
import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import { accountTexts, type LinkState, safeReturnPath } from '../../../contract/accounts.ts'
import type { Database } from '../../platform/database/database.ts'
import { AppError } from '../../platform/errors.ts'
import { hashToken } from './hashed-store.ts'
import { mailLinks, users } from './tables.ts'

/**
 * verify-email confirms the address with the password from sign-up; choose-password confirms it and asks for the
 * password, if there was more than one sign-up with the address; reset-password is requested by the form.
 */
export type LinkKind = 'verify-email' | 'choose-password' | 'reset-password'

const linkHours: Record<LinkKind, number> = {
  'verify-email': 24,
  'choose-password': 24,
  'reset-password': 1,
}

/** A transaction, or the database itself. */
export type Store = Pick<Database, 'insert' | 'update' | 'select' | 'delete' | 'execute'>
export type Link = typeof mailLinks.$inferSelect

/**
 * Creates a link for the owner of `email` and returns its token; the database stores the hash. For an unknown address
 * the same statement writes a decoy, so that the work is the same; `userId` is null then.
 */
export async function createMailLink(
  db: Store,
  { kind, email, returnPath }: { kind: LinkKind; email: string; returnPath?: string | undefined },
): Promise<{ token: string; userId: string | null }> {
  const token = randomBytes(32).toString('base64url')
  const owner = (column: typeof users.id | typeof users.email) =>
    sql`(select ${column} from ${users} where ${users.email} = ${email})`
  const [row] = await db
    .insert(mailLinks)
    .values({
      tokenHash: hashToken(token),
      kind,
      userId: owner(users.id) as never,
      email: owner(users.email) as never,
      returnPath: safeReturnPath(returnPath, '') || null,
      expiresAt: sql`now() + make_interval(hours => ${linkHours[kind]})` as never,
    })
    .returning({ userId: mailLinks.userId })
  return { token, userId: row!.userId }
}

/** A link and its state, by the clock of the database, which also decides whether it can be spent. */
export type FoundLink = Link & { state: Exclude<LinkState, 'invalid'>; usedSecondsAgo: number | null }

/** Returns null for an unknown or incomplete token. */
export async function findMailLink(db: Store, token: string): Promise<FoundLink | null> {
  const [row] = await db
    .select({
      link: mailLinks,
      isExpired: sql<boolean>`${mailLinks.expiresAt} <= now()`,
      usedSecondsAgo: sql<number | null>`extract(epoch from now() - ${mailLinks.usedAt})::int`,
    })
    .from(mailLinks)
    .where(eq(mailLinks.tokenHash, hashToken(token)))
  if (!row?.link.userId) return null
  const { link, isExpired, usedSecondsAgo } = row
  return { ...link, usedSecondsAgo, state: link.usedAt ? 'used' : isExpired ? 'expired' : 'good' }
}

/** Uses a link up. Of several simultaneous calls, one returns true. */
export async function spendMailLink(db: Store, link: Link): Promise<boolean> {
  const spent = await db
    .update(mailLinks)
    .set({ usedAt: sql`now()` })
    .where(
      and(
        eq(mailLinks.tokenHash, link.tokenHash),
        eq(mailLinks.kind, link.kind),
        isNull(mailLinks.usedAt),
        sql`${mailLinks.expiresAt} > now()`,
      ),
    )
    .returning({ tokenHash: mailLinks.tokenHash })
  return spent.length === 1
}

/** Marks all open links of an account as used. */
export async function closeMailLinks(db: Store, userId: string): Promise<void> {
  await db
    .update(mailLinks)
    .set({ usedAt: sql`now()` })
    .where(and(eq(mailLinks.userId, userId), isNull(mailLinks.usedAt)))
}

/** Deletes links a week after their expiry. Until then, a dead link's page can name the reason. */
export async function sweepMailLinks(db: Database): Promise<void> {
  await db.delete(mailLinks).where(lt(mailLinks.expiresAt, sql`now() - interval '7 days'`))
}

export function deadLink(state: Exclude<LinkState, 'good'>): AppError {
  const texts = {
    expired: accountTexts.linkExpired,
    used: accountTexts.linkUsed,
    invalid: accountTexts.linkInvalid,
  }
  return new AppError(`link_${state}`, texts[state])
}
