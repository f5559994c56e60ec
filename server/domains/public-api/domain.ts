import { Hono } from 'hono'
import type { ActorEnv } from '../../platform/http/actor.ts'
import { defineDomain } from '../domain.ts'
import { apiChatRoutes } from './chat-routes.ts'
import { apiEssayRoutes } from './essay-routes.ts'
import { mcpRoutes } from './mcp-routes.ts'
import { openApiRoutes } from './openapi-routes.ts'
import { policies } from './policies.ts'
import { apiTextRoutes } from './text-routes.ts'

export const publicApi = defineDomain({
  routes: (doors, { work, news, fetchApp }) =>
    new Hono<ActorEnv>()
      .route('/', openApiRoutes(doors))
      .route('/', apiTextRoutes(doors, work))
      .route('/', apiChatRoutes(doors, work))
      .route('/', apiEssayRoutes(doors, work, news))
      .route('/', mcpRoutes(fetchApp)),
  policies,
})
