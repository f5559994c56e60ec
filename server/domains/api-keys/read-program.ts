import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { ErrorCode } from '../../../contract/errors.ts'
import type { Doors } from '../../platform/context.ts'
import { preparedOnce } from '../../platform/database/prepared.ts'
import { AppError } from '../../platform/errors.ts'
import type { Caller } from '../../platform/http/program.ts'
import { findSessionUser } from '../accounts/find-session-user.ts'
import { readBalance } from '../credits/read-balance.ts'
import { keyColumns } from './list-keys.ts'
import { hashSecret, includesApi, isAddressIn, keyMark } from './rules.ts'
import { apiKeys } from './tables.ts'

const findKey = preparedOnce('read_api_key', (db) =>
  db
    .select({ ...keyColumns, userId: apiKeys.userId })
    .from(apiKeys)
    .where(eq(apiKeys.hash, sql.placeholder('hash'))),
)

const refusalOfState = { revoked: 'key_revoked', expired: 'key_expired' } as const satisfies Record<
  string,
  ErrorCode
>

/** Precision of "last used". */
const usedEverySeconds = 60

/**
 * Returns the program that a call comes from, by its key. Throws why a key cannot be used: it is unknown, revoked or
 * expired, comes from another address, or the plan no longer includes the API.
 */
export async function readProgram(
  doors: Pick<Doors, 'db' | 'env' | 'log'>,
  secret: string | null,
  address: string,
): Promise<Caller> {
  if (!secret) throw new AppError('key_missing')
  const [key] = secret.startsWith(keyMark)
    ? await findKey(doors.db).execute({ hash: hashSecret(secret) })
    : []
  if (!key) throw new AppError('key_invalid')
  if (key.state !== 'active') throw new AppError(refusalOfState[key.state])
  if (key.addresses.length > 0 && !isAddressIn(key.addresses, address))
    throw new AppError('key_address_refused')
  const [user, { tier }] = await Promise.all([
    findSessionUser(doors.db, key.userId),
    readBalance(doors, key.userId),
  ])
  if (!user) throw new AppError('key_invalid')
  if (!includesApi(doors.env, tier)) throw new AppError('api_not_in_plan')
  // Not awaited: the next call notes it if this fails.
  noteUse(doors, key.id).catch((err: unknown) => doors.log.warn({ err }, 'use of a key not noted'))
  return { user, program: { keyId: key.id, scopes: key.scopes, secret } }
}

async function noteUse({ db }: Pick<Doors, 'db'>, keyId: string): Promise<void> {
  const isOld = sql`${apiKeys.lastUsedAt} < now() - make_interval(secs => ${usedEverySeconds})`
  await db
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(apiKeys.id, keyId), or(isNull(apiKeys.lastUsedAt), isOld)))
}
