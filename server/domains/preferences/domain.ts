import { Hono } from 'hono'
import type { ActorEnv } from '../../platform/http/actor.ts'
import { defineDomain } from '../domain.ts'
import { handleHistoryExpiry } from './expire-history.ts'
import { preferencesExport } from './export-preferences.ts'
import { keyRoutes } from './key-routes.ts'
import { policies } from './policies.ts'
import { preferencesRoutes } from './routes.ts'

export const preferences = defineDomain({
  routes: (doors) => new Hono<ActorEnv>().route('/', preferencesRoutes(doors)).route('/', keyRoutes(doors)),
  policies,
  jobs: (doors, { historyExpiries }) => handleHistoryExpiry(doors, historyExpiries),
  exports: [preferencesExport],
})
