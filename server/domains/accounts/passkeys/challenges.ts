import { createHash } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Doors } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { passkeyChallenges } from '../tables.ts'

const secondsOpen = 300

const hashOf = (challenge: string) => createHash('sha256').update(challenge).digest('base64url')

/** Remembers a challenge for minutes: of a user who adds a passkey, or of nobody yet who signs in. */
export async function openChallenge(db: Database, challenge: string, userId: string | null): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${secondsOpen})`
  await db
    .insert(passkeyChallenges)
    .values({ challengeHash: hashOf(challenge), userId, expiresAt: expiresAt as never })
}

/** Returns true for the one call that uses a challenge, and only for the user to whom it was given. */
export async function closeChallenge(
  db: Database,
  challenge: string,
  userId: string | null,
): Promise<boolean> {
  const gone = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashOf(challenge)),
        gt(passkeyChallenges.expiresAt, sql`now()`),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
      ),
    )
    .returning({ hash: passkeyChallenges.challengeHash })
  return gone.length === 1
}

export async function sweepPasskeyChallenges({ db }: Pick<Doors, 'db'>): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`))
}
