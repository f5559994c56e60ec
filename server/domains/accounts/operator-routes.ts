import { Hono } from 'hono'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { listSettings, requireOperator } from './operators.ts'

/** What is for operators stands under /api/operator, and the guard for all of it stands here. */
export function operatorRoutes(doors: Doors) {
  return new Hono<ActorEnv>()
    .use('/api/operator/*', async (c, next) => {
      await requireOperator(actorContext(c, doors))
      await next()
    })
    .get('/api/operator/settings', (c) => c.json({ settings: listSettings(actorContext(c, doors)) }))
}
