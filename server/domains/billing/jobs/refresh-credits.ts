import type { Doors } from '../../../platform/context.ts'
import { reasonOf } from '../../../platform/jobs/give-up.ts'
import type { QueueRules } from '../../../platform/jobs/jobs.ts'
import { findDue } from '../find-subscription.ts'
import { type SyncDoors, syncSubscription } from '../sync-subscription.ts'
import { compareWithProvider } from './compare-with-provider.ts'

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
    await refreshDue(doors)
    await compareWithProvider(doors)
  })
}

/**
 * Reads everyone whose words are due from the provider again, which grants them if the plan is still paid. A user who
 * cannot be read does not keep the others waiting.
 */
export async function refreshDue(doors: SyncDoors): Promise<void> {
  for (let after = ''; ; ) {
    const users = await findDue(doors, after)
    for (const userId of users)
      await syncSubscription(doors, userId).catch((error: unknown) =>
        doors.log.warn({ userId, ...reasonOf(error) }, 'plan not refreshed'),
      )
    const last = users.at(-1)
    if (!last) return
    after = last
  }
}
