import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import { notFound } from '../../platform/errors.ts'
import { recordSecurityEvent } from '../accounts/security-log/security-log.ts'
import type { Origin } from '../accounts/security-log/security-log-words.ts'
import { apiKeys } from './tables.ts'

/** Revokes a key at once. One that is revoked already stays so; another user's is not found. */
export async function revokeKey(ctx: Context, keyId: string, origin: Origin): Promise<void> {
  const owned = and(eq(apiKeys.id, keyId), eq(apiKeys.userId, ctx.userId))
  const revoked = await ctx.db
    .update(apiKeys)
    .set({ revokedAt: sql`now()` })
    .where(and(owned, isNull(apiKeys.revokedAt)))
    .returning({ id: apiKeys.id })
  if (revoked.length > 0) {
    await recordSecurityEvent(ctx, { userId: ctx.userId, kind: 'api_key_revoked', origin })
    return
  }
  if ((await ctx.db.$count(apiKeys, owned)) === 0) throw notFound('key')
}
