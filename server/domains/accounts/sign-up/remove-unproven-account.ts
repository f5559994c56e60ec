import { and, eq, notExists } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import { identities, sessions, users } from '../tables.ts'

/**
 * Makes room for the owner of an address, as a provider has just proved, who finds it signed up for by somebody that
 * never confirmed it. That account let nobody in and owns nothing; kept, its password would open the owner's account.
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
