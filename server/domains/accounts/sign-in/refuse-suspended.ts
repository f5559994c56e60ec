import { APIError } from '@better-auth/core/error'
import { and, eq, isNotNull } from 'drizzle-orm'
import { errors } from '../../../../contract/errors.ts'
import type { Database } from '../../../platform/database/database.ts'
import { refusalBody } from '../api-refusal.ts'
import { users } from '../tables.ts'

/** Refuses a new session of a suspended account, whatever the way to sign in. Its owner has proved who it is by then. */
export async function refuseSuspended(db: Database, userId: string): Promise<void> {
  const isSuspended = and(eq(users.id, userId), isNotNull(users.suspendedAt))
  if ((await db.$count(users, isSuspended)) > 0)
    throw new APIError('FORBIDDEN', refusalBody('ACCOUNT_SUSPENDED', errors.account_suspended.text))
}
