import { Hono } from 'hono'
import type { ActorEnv } from '../../platform/http/actor.ts'
import { keptTextRoutes } from '../../platform/kept-texts/kept-text-routes.ts'
import { defineDomain } from '../domain.ts'
import { originalityExport } from './export-checks.ts'
import { expireChecks, keptChecks } from './kept-checks.ts'
import { policies } from './policies.ts'
import { originalityRoutes } from './routes.ts'

export const originality = defineDomain({
  routes: (doors, { work }) =>
    new Hono<ActorEnv>()
      .route('/', originalityRoutes(doors, work))
      .route('/api/originality/checks', keptTextRoutes(doors, keptChecks)),
  policies,
  exports: [originalityExport],
  expireHistory: expireChecks,
})
