import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { users } from './tables.ts'

/** Returns the email address of a user, or null when the account no longer exists. */
export async function findAddress(db: Database | Transaction, userId: string): Promise<string | null> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return user?.email ?? null
}
