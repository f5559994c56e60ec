import { and, eq, exists, inArray } from 'drizzle-orm'
import type { Context, Doors } from '../../../platform/context.ts'
import { settings } from '../../../platform/env.ts'
import { AppError } from '../../../platform/errors.ts'
import { isLoopbackName } from '../../../platform/loopback.ts'
import { firstConfirmed, users } from '../tables.ts'

/**
 * Returns whether an account operates this site: its confirmed address is in OPERATOR_EMAILS, or, without that setting
 * on a site for this computer only, it is the account that was confirmed first. After that one is deleted no other
 * account takes the role. Texts that name settings, keys or servers are
 * for operators; other users get a plain sentence (docs/spec/decisions.md 36).
 */
export async function isOperator({ db, env }: Pick<Doors, 'db' | 'env'>, userId: string): Promise<boolean> {
  const emails = env.OPERATOR_EMAILS
  const find = db.select({ id: users.id }).from(users).$dynamic()
  if (emails.length > 0) {
    const isOne = and(eq(users.id, userId), eq(users.emailVerified, true), inArray(users.email, emails))
    return (await find.where(isOne)).length > 0
  }
  if (!isLoopbackName(new URL(env.BASE_URL).hostname)) return false
  const isFirst = exists(db.select().from(firstConfirmed).where(eq(firstConfirmed.userId, userId)))
  return (await find.where(and(eq(users.id, userId), eq(users.emailVerified, true), isFirst))).length > 0
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
