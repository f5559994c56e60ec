import { and, eq, gt, isNotNull, lte, or } from 'drizzle-orm'
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

export async function findUserOfCustomer(db: Database, customerId: string): Promise<string | null> {
  const [row] = await db
    .select({ userId: userSubscriptions.userId })
    .from(userSubscriptions)
    .where(eq(userSubscriptions.stripeCustomerId, customerId))
  return row?.userId ?? null
}

const batch = 200

/** Returns users whose words are due for a refresh, whose plan has ended, or whose grace is over. */
export async function findDue({ db, now }: Pick<Doors, 'db' | 'now'>): Promise<string[]> {
  const time = now()
  const rows = await db
    .select({ userId: userSubscriptions.userId })
    .from(userSubscriptions)
    .where(
      and(
        isNotNull(userSubscriptions.stripeSubscriptionId),
        or(
          lte(userSubscriptions.nextRefreshAt, time),
          lte(userSubscriptions.endsAt, time),
          lte(userSubscriptions.unpaidSince, new Date(time.getTime() - graceMs)),
        ),
      ),
    )
    .orderBy(userSubscriptions.nextRefreshAt)
    .limit(batch)
  return rows.map(({ userId }) => userId)
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
