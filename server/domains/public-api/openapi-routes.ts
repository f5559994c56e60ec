import { Hono } from 'hono'
import { writeOpenApi } from '../../../contract/api/write-openapi.ts'
import type { Doors } from '../../platform/context.ts'
import type { ActorEnv } from '../../platform/http/actor.ts'

/** The description of the API, which anybody may read. */
export function openApiRoutes({ env }: Pick<Doors, 'env'>) {
  let document: ReturnType<typeof writeOpenApi> | null = null
  return new Hono<ActorEnv>().get('/api/v1/openapi.json', (c) => {
    document ??= writeOpenApi(env.BASE_URL)
    c.header('cache-control', 'public, max-age=300')
    return c.json(document)
  })
}
