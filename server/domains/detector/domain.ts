import { Hono } from 'hono'
import type { ActorEnv } from '../../platform/http/actor.ts'
import { keptTextRoutes } from '../../platform/kept-texts/kept-text-routes.ts'
import { defineDomain } from '../domain.ts'
import { checksByHour, countChecks, sweepCheckCounts } from './count-checks.ts'
import { scansExport } from './export-scans.ts'
import { expireScans, keptScans } from './kept-scans.ts'
import { policies } from './policies.ts'
import { detectorRoutes } from './routes.ts'
import { sweepCheckShares } from './sharing/check-share-list.ts'

export const detector = defineDomain({
  routes: (doors) =>
    new Hono<ActorEnv>()
      .route('/', detectorRoutes(doors))
      .route('/api/scans', keptTextRoutes(doors, keptScans)),
  policies,
  chores: { sweepCheckShares, sweepCheckCounts },
  exports: [scansExport],
  expireHistory: expireScans,
  weekFigures: { checks: countChecks },
  usageFigures: { checks: checksByHour },
})
