import { Hono } from 'hono'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { listSettings } from './sign-in/operators.ts'

/** Routes for operators only, as policies.ts declares. */
export function operatorRoutes(doors: Doors) {
  return new Hono<ActorEnv>().get('/api/operator/settings', (c) =>
    c.json({ settings: listSettings(actorContext(c, doors)) }),
  )
}
