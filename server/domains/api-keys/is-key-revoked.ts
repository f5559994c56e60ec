import { and, eq, isNotNull } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import { apiKeys } from './tables.ts'

/** Whether the owner has revoked a key since its program started some work. */
export async function isKeyRevoked({ db, userId }: Context, keyId: string): Promise<boolean> {
  const isRevoked = and(eq(apiKeys.id, keyId), eq(apiKeys.userId, userId), isNotNull(apiKeys.revokedAt))
  return (await db.$count(apiKeys, isRevoked)) > 0
}
