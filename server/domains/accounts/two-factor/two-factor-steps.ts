import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNotNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { secondSteps, twoFactors } from '../tables.ts'

export const stepSeconds = 600
const attemptsMax = 5

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export async function hasTwoFactor(db: Database, userId: string): Promise<boolean> {
  const mine = and(eq(twoFactors.userId, userId), isNotNull(twoFactors.confirmedAt))
  return (await db.$count(twoFactors, mine)) > 0
}

/** Opens a sign-in that waits for its code. The browser gets the token; the database stores its hash. */
export async function openSecondStep(db: Database, userId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  const expiresAt = sql`now() + make_interval(secs => ${stepSeconds})`
  await db.insert(secondSteps).values({ tokenHash: hashStep(token), userId, expiresAt: expiresAt as never })
  return token
}

/** Counts one attempt and returns the total; null if the sign-in no longer exists, or its attempts are used up. */
export async function trySecondStep(
  db: Database,
  token: string,
): Promise<{ userId: string; attempts: number } | null> {
  const [row] = await db
    .update(secondSteps)
    .set({ attempts: sql`${secondSteps.attempts} + 1` })
    .where(
      and(
        eq(secondSteps.tokenHash, hashStep(token)),
        gt(secondSteps.expiresAt, sql`now()`),
        lt(secondSteps.attempts, attemptsMax),
      ),
    )
    .returning({ userId: secondSteps.userId, attempts: secondSteps.attempts })
  return row ?? null
}

/** Returns true for the call that closes it. */
export async function closeSecondStep(db: Database, token: string): Promise<boolean> {
  const gone = await db
    .delete(secondSteps)
    .where(eq(secondSteps.tokenHash, hashStep(token)))
    .returning({ userId: secondSteps.userId })
  return gone.length === 1
}

export async function dropSecondSteps(db: Database | Transaction, userId: string): Promise<void> {
  await db.delete(secondSteps).where(eq(secondSteps.userId, userId))
}

export async function sweepSecondSteps(db: Database): Promise<void> {
  await db.delete(secondSteps).where(lt(secondSteps.expiresAt, sql`now()`))
}

function hashStep(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
