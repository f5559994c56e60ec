import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/database.ts'
import { users } from './tables.ts'

/** Returns the id of the account with this email address, for an operator's commands, or null. */
export async function findUserByEmail(db: Database, email: string): Promise<string | null> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.trim().toLowerCase()))
  return user?.id ?? null
}
