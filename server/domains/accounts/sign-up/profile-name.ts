import { eq } from 'drizzle-orm'
import type { Context } from '../../../platform/context.ts'
import { users } from '../tables.ts'

/** Sets the name that the application shows; an empty one becomes the part of the address before the @. */
export async function renameUser({ db, userId, now }: Context, name: string): Promise<void> {
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  const fallback = user?.email.split('@')[0] ?? ''
  await db
    .update(users)
    .set({ name: name || fallback, updatedAt: now() })
    .where(eq(users.id, userId))
}

/** Returns the user's display name; null if there is none. */
export async function readProfileName({
  db,
  userId,
}: Pick<Context, 'db' | 'userId'>): Promise<string | null> {
  const [user] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId))
  return user?.name.trim() || null
}
