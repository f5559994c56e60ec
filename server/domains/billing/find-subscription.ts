import { and, count, eq, gt, inArray, isNotNull, lte, ne, or } from 'drizzle-orm'
import type { Doors } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { graceMs } from './rules.ts'
import { userSubscriptions } from './tables.ts'

export type SubscriptionRow = typeof userSubscriptions.$inferSelect

/** Returns the stored subscription of a user, and creates the row of the free plan where there is none. */
export async function findSubscription(db: Database, userId: string): Promise<SubscriptionRow> {
  const find = () => db.select().from(userSubscriptions).where(eq(userSubscriptions.userId, userId))
  const [found] = await find()
  if (found) return found
  await db.insert(userSubscriptions).values({ userId }).onConflictDoNothing()
  const [made] = await find()
  return made!
}

/** Counts the plans that will be paid for again. */
export async function countPaidPlans({ db }: Pick<Doors, 'db'>): Promise<number> {
  const { subscriptionTier, subscriptionStatus } = userSubscriptions
  const isPaid = and(ne(subscriptionTier, 'free'), eq(subscriptionStatus, 'active'))
  const [row] = await db.select({ plans: count() }).from(userSubscriptions).where(isPaid)
  return row?.plans ?? 0
}

export async function findUserOfCustomer(db: Database, customerId: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: userSubscriptions.userId })
    .from(userSubscriptions)
    .where(eq(userSubscriptions.stripeCustomerId, customerId))
  return row?.userId ?? null
}

/** Returns which of these customers of the provider belong to a user. */
export async function findUsersOfCustomers(db: Database, customerIds: string[]): Promise<Set<string>> {
  if (customerIds.length === 0) return new Set()
  const { stripeCustomerId } = userSubscriptions
  const rows = await db
    .select({ customerId: stripeCustomerId })
    .from(userSubscriptions)
    .where(inArray(stripeCustomerId, customerIds))
  return new Set(rows.flatMap((row) => row.customerId ?? []))
}

const batch = 200

/**
 * Returns users whose words are due for a refresh, whose period has ended or whose grace is over, a page at a time, in
 * the order of their ids.
 */
export async function findDue({ db, now }: Pick<Doors, 'db' | 'now'>, after: string): Promise<string[]> {
  const time = now()
  const { userId, stripeSubscriptionId, nextRefreshAt, periodEnd, endsAt, unpaidSince } = userSubscriptions
  const rows = await db
    .select({ userId })
    .from(userSubscriptions)
    .where(
      and(
        gt(userId, after),
        isNotNull(stripeSubscriptionId),
        or(
          lte(nextRefreshAt, time),
          lte(periodEnd, time),
          lte(endsAt, time),
          lte(unpaidSince, new Date(time.getTime() - graceMs)),
        ),
      ),
    )
    .orderBy(userId)
    .limit(batch)
  return rows.map((row) => row.userId)
}

/** Returns all users who are customers at the provider, a page at a time, in the order of their ids. */
export async function findCustomers(db: Database, after: string): Promise<string[]> {
  const rows = await db
    .select({ userId: userSubscriptions.userId })
    .from(userSubscriptions)
    .where(and(isNotNull(userSubscriptions.stripeCustomerId), gt(userSubscriptions.userId, after)))
    .orderBy(userSubscriptions.userId)
    .limit(batch)
  return rows.map(({ userId }) => userId)
}
