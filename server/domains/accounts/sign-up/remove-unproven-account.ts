import { and, eq, notExists } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { identities, sessions, users } from '../tables.ts'

/**
 * Deletes an unconfirmed account, so that the owner of the address, proved by a provider, can use it. The account was
 * never signed in to and owns nothing; if it were kept, its password would open the owner's account.
 */
export async function removeUnprovenAccount(db: Database, email: string, accountId: string): Promise<void> {
  const anySession = db.select().from(sessions).where(eq(sessions.userId, users.id))
  const linked = db
    .select()
    .from(identities)
    .where(and(eq(identities.providerId, 'google'), eq(identities.accountId, accountId)))
  await db
    .delete(users)
    .where(
      and(eq(users.email, email), eq(users.emailVerified, false), notExists(anySession), notExists(linked)),
    )
}
