import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Context, Doors } from '../../../platform/context.ts'
import type { Database } from '../../../platform/database/database.ts'
import { type Env, settings } from '../../../platform/env.ts'
import { AppError } from '../../../platform/errors.ts'
import { isLoopbackName } from '../../../platform/loopback.ts'
import { firstConfirmed, users } from '../tables.ts'

/**
 * The accounts that operate this site: confirmed, not suspended, and either in OPERATOR_EMAILS or named by another
 * operator. Without that setting, on a site for this computer only, so does the account that was confirmed first; after
 * that one is deleted no other account takes the role. Texts that name settings, keys or servers are for operators;
 * other users get a plain sentence (docs/spec/decisions.md 36).
 */
export function operates({ OPERATOR_EMAILS, BASE_URL }: Pick<Env, 'OPERATOR_EMAILS' | 'BASE_URL'>): SQL {
  const bySetting =
    OPERATOR_EMAILS.length > 0
      ? inArray(users.email, OPERATOR_EMAILS)
      : isLoopbackName(new URL(BASE_URL).hostname)
        ? sql`exists (select 1 from ${firstConfirmed} f where f.user_id = "users"."id")`
        : sql`false`
  const isOne = or(bySetting, isNotNull(users.operatorSince))
  return sql`(${and(eq(users.emailVerified, true), isNull(users.suspendedAt), isOne)})`
}

export async function isOperator(
  { db, env }: { db: Database; env: Doors['env'] },
  userId: string,
): Promise<boolean> {
  return (await db.$count(users, and(eq(users.id, userId), operates(env)))) > 0
}

/** Refuses every user who is not an operator. */
export async function requireOperator(ctx: Context): Promise<void> {
  if (!(await isOperator(ctx, ctx.userId))) throw new AppError('operator_only')
}

/** Lists the server's settings by name, without values, which may be secrets. */
export function listSettings({ env }: Context): { name: string; isSet: boolean }[] {
  const given = new Set(env.given)
  return Object.keys(settings.shape).map((name) => ({ name, isSet: given.has(name) }))
}
