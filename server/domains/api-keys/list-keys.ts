import { desc, eq, sql } from 'drizzle-orm'
import type { ApiKey, ApiKeyState, ApiKeys } from '../../../contract/api/api-keys.ts'
import type { Context } from '../../platform/context.ts'
import { today } from '../credits/budget-day.ts'
import { readBalance } from '../credits/read-balance.ts'
import { includesApi, includesBulk } from './rules.ts'
import { apiKeys } from './tables.ts'

export const keyColumns = {
  id: apiKeys.id,
  name: apiKeys.name,
  lastFour: apiKeys.lastFour,
  scopes: apiKeys.scopes,
  wordsPerDay: apiKeys.wordsPerDay,
  wordsToday: sql<number>`case when ${apiKeys.wordsDay} = ${today} then ${apiKeys.wordsToday} else 0 end`,
  addresses: apiKeys.addresses,
  state: sql<ApiKeyState>`case when ${apiKeys.revokedAt} is not null then 'revoked'
    when ${apiKeys.expiresAt} <= now() then 'expired' else 'active' end`,
  createdAt: apiKeys.createdAt,
  expiresAt: apiKeys.expiresAt,
  lastUsedAt: apiKeys.lastUsedAt,
}

type KeyRow = Pick<
  typeof apiKeys.$inferSelect,
  'id' | 'name' | 'lastFour' | 'scopes' | 'wordsPerDay' | 'wordsToday' | 'addresses'
> & { state: ApiKeyState; createdAt: Date; expiresAt: Date | null; lastUsedAt: Date | null }

export function asApiKey(row: KeyRow): ApiKey {
  return {
    ...row,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  }
}

const keysShown = 200

/** Lists the user's keys, the newest first, and what the plan includes. Also for the operator's view of a user. */
export async function listKeys(ctx: Pick<Context, 'db' | 'env' | 'userId'>): Promise<ApiKeys> {
  const rows = await ctx.db
    .select(keyColumns)
    .from(apiKeys)
    .where(eq(apiKeys.userId, ctx.userId))
    .orderBy(desc(apiKeys.createdAt), desc(apiKeys.id))
    .limit(keysShown)
  const { tier } = await readBalance(ctx, ctx.userId)
  return {
    keys: rows.map(asApiKey),
    isIncluded: includesApi(ctx.env, tier),
    hasBulk: includesBulk(ctx.env, tier),
  }
}
