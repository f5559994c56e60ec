import { Hono } from 'hono'
import type { ActorEnv } from '../../platform/http/actor.ts'
import { defineDomain } from '../domain.ts'
import { expireBulkJobs } from './bulk/end-bulk-job.ts'
import { bulkExport } from './bulk/export-bulk.ts'
import { handleBulkJobs } from './bulk/run-bulk-job.ts'
import { handleBulkWebhooks } from './bulk/send-webhook.ts'
import { apiBulkRoutes } from './bulk-routes.ts'
import { apiChatRoutes } from './chat-routes.ts'
import { apiEssayRoutes } from './essay-routes.ts'
import { mcpRoutes } from './mcp-routes.ts'
import { openApiRoutes } from './openapi-routes.ts'
import { ownBulkRoutes } from './own-bulk-routes.ts'
import { policies } from './policies.ts'
import { apiTextRoutes } from './text-routes.ts'

export const publicApi = defineDomain({
  routes: (doors, { work, news, fetchApp }) =>
    new Hono<ActorEnv>()
      .route('/', openApiRoutes(doors))
      .route('/', apiTextRoutes(doors, work))
      .route('/', apiChatRoutes(doors, work))
      .route('/', apiBulkRoutes(doors, work))
      .route('/', ownBulkRoutes(doors, work))
      .route('/', apiEssayRoutes(doors, work, news))
      .route('/', mcpRoutes(fetchApp)),
  policies,
  exports: [bulkExport],
  jobs(doors) {
    handleBulkJobs(doors)
    handleBulkWebhooks(doors)
  },
  expireHistory: expireBulkJobs,
})
