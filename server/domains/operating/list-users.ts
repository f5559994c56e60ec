import type { UsersPage, UsersQuery } from '../../../contract/operating/users.ts'
import type { Context } from '../../platform/context.ts'
import { listAccounts } from '../accounts/by-operator/list-accounts.ts'
import { readBalancesOf } from '../credits/read-balance.ts'

/** Lists accounts with their plans and words. */
export async function listUsers(
  ctx: Pick<Context, 'db' | 'env' | 'userId'>,
  query: UsersQuery,
): Promise<UsersPage> {
  const { total, rows } = await listAccounts(ctx, query)
  const balances = ctx.env.billing
    ? await readBalancesOf(
        ctx.db,
        rows.map(({ id }) => id),
      )
    : null
  return {
    users: rows.map(({ createdAt, lastSeenAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
      plan: balances && (balances.get(row.id) ?? { tier: 'free', words: null }),
    })),
    total,
    page: query.page,
    yourId: ctx.userId,
  }
}
