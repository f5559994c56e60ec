import type { Doors } from '../../platform/context.ts'
import type { QueueRules } from '../../platform/jobs/jobs.ts'
import { findCustomers, findDue, findSubscription, type SubscriptionRow } from './find-subscription.ts'
import { graceMs } from './rules.ts'
import { type SyncDoors, syncSubscription } from './sync-subscription.ts'

const refreshQueue: QueueRules = {
  name: 'billing-refresh',
  workers: 1,
  retries: 2,
  retryDelaySeconds: 30,
  retryDelaySecondsMax: 120,
  timeoutSeconds: 540,
  cron: '*/10 * * * *',
}

const reconcileQueue: QueueRules = {
  name: 'billing-reconcile',
  workers: 1,
  retries: 2,
  retryDelaySeconds: 60,
  retryDelaySecondsMax: 600,
  timeoutSeconds: 3_600,
  cron: '17 3 * * *',
}

/** Registers the refresh of words every 30 days and the nightly comparison; one of all servers runs each. */
export function handleRefreshes(doors: Doors): void {
  if (!doors.payments) return
  doors.jobs.handle(refreshQueue, () => refreshDue(doors))
  doors.jobs.handle(reconcileQueue, async () => {
    const differences = await reconcile(doors)
    if (differences.length > 0) doors.log.warn({ users: differences.length }, 'subscriptions differed')
  })
}

/** Reads everyone whose words are due from the provider again, which grants them if the plan is still paid. */
export async function refreshDue(doors: SyncDoors): Promise<void> {
  for (const userId of await findDue(doors)) {
    await endUnpaid(doors, await findSubscription(doors.db, userId))
    await syncSubscription(doors, userId)
  }
}

/** Ends a subscription at the provider whose grace is over, so that its card is not tried again. */
async function endUnpaid({ payments, now }: SyncDoors, row: SubscriptionRow): Promise<void> {
  if (!row.unpaidSince || !row.stripeSubscriptionId || !payments) return
  if (now().getTime() - row.unpaidSince.getTime() <= graceMs) return
  const stripe = await payments.client()
  const subscription = await stripe.subscriptions.retrieve(row.stripeSubscriptionId)
  if (subscription.status === 'past_due') await stripe.subscriptions.cancel(subscription.id)
}

/** Compares every customer with the provider, repairs what differs, and returns the users that differed. */
export async function reconcile(doors: SyncDoors): Promise<string[]> {
  const differences: string[] = []
  for (let after = ''; ; ) {
    const users = await findCustomers(doors.db, after)
    for (const userId of users) {
      const before = await findSubscription(doors.db, userId)
      if (isDifferent(before, await syncSubscription(doors, userId))) differences.push(userId)
    }
    const last = users.at(-1)
    if (!last) return differences
    after = last
  }
}

const compared = [
  'subscriptionTier',
  'subscriptionStatus',
  'stripeSubscriptionId',
  'billing',
  'nextTier',
  'grantedCycle',
] as const satisfies (keyof SubscriptionRow)[]

function isDifferent(a: SubscriptionRow, b: SubscriptionRow): boolean {
  return compared.some((field) => a[field] !== b[field])
}
