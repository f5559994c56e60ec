import { and, eq, isNull } from 'drizzle-orm'
import type { SessionUser } from '../../../contract/accounts.ts'
import type { Database } from '../../platform/database/database.ts'
import { users } from './tables.ts'

/** Returns a user as a session knows them; null if the account is gone. For calls that prove the user in another way. */
export async function findSessionUser(db: Database, userId: string): Promise<SessionUser | null> {
  const { id, email, name, image } = users
  const [user] = await db
    .select({ id, email, name, image })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.suspendedAt)))
  return user ?? null
}
