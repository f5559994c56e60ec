import type { MiddlewareHandler } from 'hono'
import type { Doors } from '../../platform/context.ts'
import type { ActorEnv } from '../../platform/http/actor.ts'
import { routeOf } from '../../platform/http/gate.ts'
import { handleInvitationPlans } from '../accounts/invitations/accept-invitation.ts'
import { defineDomain } from '../domain.ts'
import { givenPlanExport } from './export-given-plan.ts'
import { givePlan, handleGivenPlans } from './give-plan.ts'
import { policies } from './policies.ts'
import { recordAudit } from './record-audit.ts'
import { operatingRoutes } from './routes.ts'

export const operating = defineDomain({
  routes: (doors, { auth, beforeAccountDeleted }) => operatingRoutes(doors, auth, beforeAccountDeleted),
  policies,
  jobs(doors) {
    handleInvitationPlans(doors, (plan) => givePlan(doors, plan))
    handleGivenPlans(doors)
  },
  exports: [givenPlanExport],
  beforeRoutes: (app, doors) => app.use('/api/operator/*', auditCalls(doors)),
})

/** Calls whose verbs write their own entry, in the transaction of the change. */
const ownEntries = new Set([
  'POST /api/operator/users/:userId/acts',
  'POST /api/operator/invitations',
  'POST /api/operator/invitations/:invitationId/acts',
  'POST /api/operator/failed-jobs/acts',
  'PUT /api/operator/banner',
  'PUT /api/operator/model-prices',
])

/**
 * Writes down each call of an operator that changed something, by the name of its route: its body may contain keys and
 * texts.
 */
function auditCalls({ db }: Pick<Doors, 'db'>): MiddlewareHandler<ActorEnv> {
  return async (c, next) => {
    await next()
    const detail = routeOf(c)
    const user = c.get('user')
    if (!user || !detail || detail.startsWith('GET ') || ownEntries.has(detail) || c.res.status >= 400) return
    await recordAudit(db, { operatorId: user.id, act: 'call', detail })
  }
}
