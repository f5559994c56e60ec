import { eq } from 'drizzle-orm'
import { plans } from '../../../contract/plans.ts'
import type { Doors } from '../../platform/context.ts'
import type { Database, Transaction } from '../../platform/database/database.ts'
import type { Env } from '../../platform/env.ts'
import { keyedHash } from '../../platform/secrets.ts'
import { mailboxOf } from '../accounts/email-address.ts'
import { findAddress } from '../accounts/find-address.ts'
import { creditEntries, freeGrants, userCredits } from './tables.ts'

type Keys = Pick<Env, 'SECRET' | 'billing'>

/**
 * Creates a missing balance with the words of the free plan, or without them if the mail address received them before
 * (docs/spec/decisions.md 58).
 */
export async function openBalance({ db, env }: Pick<Doors, 'db' | 'env'>, userId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(userCredits)
      .values({ userId, remainingWords: 0 })
      .onConflictDoNothing()
      .returning({ userId: userCredits.userId })
    if (made.length === 0) return
    const email = await findAddress(tx, userId)
    const isFirst = email === null || (await noteGrant(tx, env, email))
    const words = isFirst ? plans.free.words : 0
    await tx
      .insert(creditEntries)
      .values({ userId, kind: 'grant', words, ...(!isFirst && { reason: givenBefore }) })
    await tx.update(userCredits).set({ remainingWords: words }).where(eq(userCredits.userId, userId))
  })
}

/** The reason in the ledger of an account whose address received the free words before. */
export const givenBefore = 'free/given-before'

/**
 * Keeps the hash of an address that received the free words, before its account is deleted: it may have changed since,
 * or the account may be older than the table of hashes.
 */
export async function rememberFreeWords(
  { db, env }: Pick<Doors, 'db' | 'env'>,
  { id, email }: { id: string; email: string },
): Promise<void> {
  const [balance] = await db
    .select({ id: userCredits.userId })
    .from(userCredits)
    .where(eq(userCredits.userId, id))
  if (balance) await noteGrant(db, env, email)
}

/** Returns whether the address had received nothing yet. Where plans are not sold, nothing is kept. */
async function noteGrant(
  db: Database | Transaction,
  { SECRET, billing }: Keys,
  email: string,
): Promise<boolean> {
  if (!billing) return true
  const addressHash = keyedHash(SECRET, 'free-words', mailboxOf(email))
  const noted = await db
    .insert(freeGrants)
    .values({ addressHash })
    .onConflictDoNothing()
    .returning({ addressHash: freeGrants.addressHash })
  return noted.length > 0
}
