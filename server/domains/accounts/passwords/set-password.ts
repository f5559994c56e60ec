import { generateId } from 'better-auth'
import { and, eq } from 'drizzle-orm'
import type { Store } from '../mail-links.ts'
import { identities } from '../tables.ts'

/** Sets an account's password, whether or not it had one. */
export async function setPassword(db: Store, userId: string, password: string): Promise<void> {
  const changed = await db
    .update(identities)
    .set({ password, updatedAt: new Date() })
    .where(and(eq(identities.userId, userId), eq(identities.providerId, 'credential')))
    .returning({ id: identities.id })
  if (changed.length > 0) return
  await db
    .insert(identities)
    .values({ id: generateId(32), userId, providerId: 'credential', accountId: userId, password })
}
