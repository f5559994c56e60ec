import { defineDomain } from '../domain.ts'
import { endPlanOfAccount } from './cancel-plan.ts'
import { subscriptionExport } from './export-subscription.ts'
import { handleBillingEvents, sweepBillingEvents } from './jobs/receive-webhook.ts'
import { handleRefreshes } from './jobs/refresh-credits.ts'
import { policies } from './policies.ts'
import { billingRoutes } from './routes.ts'

export const billing = defineDomain({
  routes: billingRoutes,
  policies,
  jobs(doors) {
    handleBillingEvents(doors)
    handleRefreshes(doors)
  },
  chores: { sweepBillingEvents },
  exports: [subscriptionExport],
  beforeAccountDeleted:
    (doors) =>
    ({ id }) =>
      endPlanOfAccount(doors, id),
})
