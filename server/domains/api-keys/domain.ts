import { defineDomain } from '../domain.ts'
import { sweepAnswers } from './answer-once.ts'
import { apiKeysExport } from './export-keys.ts'
import { policies } from './policies.ts'
import { apiKeyRoutes } from './routes.ts'

export const apiKeys = defineDomain({
  routes: apiKeyRoutes,
  policies,
  chores: { sweepAnswers },
  exports: [apiKeysExport],
})
