import { and, eq, isNull, or, sql } from 'drizzle-orm'
import {
  type ApiKeyInput,
  apiKeyLimits,
  apiKeyTexts,
  type NewApiKey,
} from '../../../contract/api/api-keys.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { recordSecurityEvent } from '../accounts/security-log/security-log.ts'
import type { Origin } from '../accounts/security-log/security-log-words.ts'
import { readBalance } from '../credits/read-balance.ts'
import { asApiKey, keyColumns } from './list-keys.ts'
import { createSecret, hashSecret, includesApi, isAddressRange } from './rules.ts'
import { apiKeys } from './tables.ts'

/** Makes a key. The response is the only place where it can be read. */
export async function createKey(ctx: Context, input: ApiKeyInput, origin: Origin): Promise<NewApiKey> {
  const { name, wordsPerDay, addresses, expiresInDays } = input
  const wrong = addresses.find((address) => !isAddressRange(address))
  if (wrong !== undefined)
    throw new AppError('invalid_input', apiKeyTexts.addressWrong({ address: wrong }), { field: 'addresses' })
  const { tier } = await readBalance(ctx, ctx.userId)
  if (!includesApi(ctx.env, tier)) throw new AppError('api_not_in_plan')
  const secret = createSecret()
  const expiresAt =
    expiresInDays === null ? null : sql<Date>`now() + make_interval(days => ${expiresInDays}::int)`
  const row = await ctx.db.transaction(async (tx) => {
    // Two requests at once must not pass the limit together.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`api keys ${ctx.userId}`}, 0))`)
    const isOpen = and(
      eq(apiKeys.userId, ctx.userId),
      isNull(apiKeys.revokedAt),
      or(isNull(apiKeys.expiresAt), sql`${apiKeys.expiresAt} > now()`),
    )
    if ((await tx.$count(apiKeys, isOpen)) >= apiKeyLimits.keysMax)
      throw new AppError('conflict', apiKeyTexts.tooMany)
    const [made] = await tx
      .insert(apiKeys)
      .values({
        userId: ctx.userId,
        name,
        hash: hashSecret(secret),
        lastFour: secret.slice(-4),
        scopes: [...new Set(input.scopes)],
        wordsPerDay,
        addresses: [...new Set(addresses)],
        expiresAt,
      })
      .returning(keyColumns)
    return made
  })
  if (!row) throw new AppError('internal')
  await recordSecurityEvent(ctx, { userId: ctx.userId, kind: 'api_key_made', origin })
  return { key: asApiKey(row), secret }
}
