import { and, eq, ne, sql } from 'drizzle-orm'
import type { UserAct } from '../../../../contract/operating/users.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import type { Doors } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import type { Env } from '../../../platform/env.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { acceptInvitation } from '../invitations/accept-invitation.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { operates } from '../sign-in/operators.ts'
import { users } from '../tables.ts'
import { removeTwoFactor } from '../two-factor/two-factor-change.ts'

type Account = typeof users.$inferSelect
type ChangeDoors = Pick<Doors, 'db' | 'env' | 'jobs' | 'notifier'>
/** Returns whether anything changed. */
type Change = (doors: ChangeDoors, tx: Transaction, account: Account) => Promise<boolean>
export type AccountAct = Exclude<UserAct, 'change-words' | 'delete'>

/** After these the account operates the site no longer. */
const mayEndOperator: ReadonlySet<UserAct> = new Set(['suspend', 'unname-operator', 'delete'])

/**
 * Locks an account for a change by an operator, so that two of them act one after the other. The last operator stays.
 * New rows of the account, such as a run, do not wait for this lock.
 */
export async function lockAccount(
  { env }: Pick<Doors, 'env'>,
  tx: Transaction,
  { userId, act }: { userId: string; act: UserAct },
): Promise<Account> {
  // Taken before the row, so that two operators who suspend each other do not wait for each other.
  if (mayEndOperator.has(act)) await tx.execute(sql`select pg_advisory_xact_lock(hashtext('operators'))`)
  const [account] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update')
  if (!account) throw notFound('account')
  if (mayEndOperator.has(act)) await requireOtherOperator(env, tx, userId)
  return account
}

async function requireOtherOperator(env: Env, tx: Transaction, userId: string): Promise<void> {
  const isOperator = operates(env)
  const one = await tx.$count(users, and(isOperator, eq(users.id, userId)))
  if (one === 0) return
  const others = await tx.$count(users, and(isOperator, ne(users.id, userId)))
  if (others === 0) throw new AppError('conflict', refusalTexts.lastOperator)
}

export const accountChanges: Record<AccountAct, Change> = {
  async confirm(doors, tx, { id, emailVerified }) {
    if (emailVerified) return false
    await acceptInvitation(doors, tx, id, { isForced: true })
    return set(tx, id, { emailVerified: true })
  },
  async suspend(doors, tx, { id, suspendedAt }) {
    if (suspendedAt) return false
    await set(tx, id, { suspendedAt: sql`now()` })
    await endSessions(doors, tx, { userId: id })
    return true
  },
  async unsuspend(_, tx, { id, suspendedAt }) {
    return suspendedAt !== null && set(tx, id, { suspendedAt: null })
  },
  async 'sign-out'(doors, tx, { id }) {
    await endSessions(doors, tx, { userId: id })
    return true
  },
  async 'reset-two-factor'(doors, tx, { id }) {
    if (!(await removeTwoFactor(tx, id))) throw new AppError('conflict', refusalTexts.twoFactorOff)
    await endSessions(doors, tx, { userId: id })
    return true
  },
  async 'name-operator'(_, tx, { id, emailVerified, suspendedAt, operatorSince }) {
    if (!emailVerified || suspendedAt) throw new AppError('conflict', refusalTexts.operatorNotReady)
    return operatorSince === null && set(tx, id, { operatorSince: sql`now()` })
  },
  async 'unname-operator'({ env }, tx, { id, operatorSince }) {
    await set(tx, id, { operatorSince: null })
    if ((await tx.$count(users, and(operates(env), eq(users.id, id)))) > 0)
      throw new AppError('conflict', refusalTexts.operatorBySetting)
    return operatorSince !== null
  },
}

type Values = { [Column in keyof Account]?: Account[Column] | ReturnType<typeof sql> }

async function set(tx: Transaction, id: string, values: Values): Promise<true> {
  await tx
    .update(users)
    .set({ ...values, updatedAt: sql`now()` })
    .where(eq(users.id, id))
  return true
}
