import { Hono } from 'hono'
import type { ActorEnv } from '../../platform/http/actor.ts'
import { keptTextRoutes } from '../../platform/kept-texts/kept-text-routes.ts'
import { defineDomain } from '../domain.ts'
import { checksByHour, countChecks, sweepCheckCounts } from './count-checks.ts'
import { checksExport } from './export-checks.ts'
import { expireChecks, keptChecks } from './kept-checks.ts'
import { policies } from './policies.ts'
import { detectorRoutes } from './routes.ts'
import { sweepCheckShares } from './sharing/check-share-list.ts'

export const detector = defineDomain({
  routes: (doors) =>
    new Hono<ActorEnv>()
      .route('/', detectorRoutes(doors))
      .route('/api/scans', keptTextRoutes(doors, keptChecks)),
  policies,
  chores: { sweepCheckShares, sweepCheckCounts },
  exports: [checksExport],
  expireHistory: expireChecks,
  weekFigures: { checks: countChecks },
  usageFigures: { checks: checksByHour },
})
