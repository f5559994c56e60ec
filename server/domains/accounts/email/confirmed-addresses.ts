import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/database/database.ts'
import { users } from '../tables.ts'

/** Returns the users with a confirmed address, as a subquery for the queries of other domains. */
export function confirmedAddresses(db: Database | Transaction) {
  return db
    .select({ userId: users.id, email: users.email })
    .from(users)
    .where(eq(users.emailVerified, true))
    .as('confirmed_addresses')
}

export async function hasAccount(db: Database, userId: string): Promise<boolean> {
  return (await db.$count(users, eq(users.id, userId))) > 0
}
