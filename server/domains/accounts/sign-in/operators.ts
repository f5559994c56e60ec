import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Context, Doors } from '../../../platform/context.ts'
import { settings } from '../../../platform/env.ts'
import { AppError } from '../../../platform/errors.ts'
import { isLoopbackName } from '../../../platform/loopback.ts'
import { users } from '../tables.ts'

/**
 * Whether an account runs this site: its confirmed address is in OPERATOR_EMAILS, or it is the first confirmed account
 * where that setting is missing and the site is for this computer alone. What names settings, keys or servers is for
 * operators; everybody else gets a sentence without them (docs/spec/decisions.md 36).
 */
export async function isOperator({ db, env }: Pick<Doors, 'db' | 'env'>, userId: string): Promise<boolean> {
  const emails = env.OPERATOR_EMAILS
  const find = db.select({ id: users.id }).from(users).$dynamic()
  if (emails.length > 0) {
    const isOne = and(eq(users.id, userId), eq(users.emailVerified, true), inArray(users.email, emails))
    return (await find.where(isOne)).length > 0
  }
  if (!isLoopbackName(new URL(env.BASE_URL).hostname)) return false
  const [first] = await find
    .where(eq(users.emailVerified, true))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(1)
  return first?.id === userId
}

/** Refuses everybody but operators. */
export async function requireOperator(ctx: Context): Promise<void> {
  if (!(await isOperator(ctx, ctx.userId))) throw new AppError('operator_only')
}

/** Which settings this server was given, by name: values may be secrets and stay on the server. */
export function listSettings({ env }: Context): { name: string; isSet: boolean }[] {
  const given = new Set(env.given)
  return Object.keys(settings.shape).map((name) => ({ name, isSet: given.has(name) }))
}
