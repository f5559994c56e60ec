import { Hono } from 'hono'
import { lookUpInput } from '../../../contract/essays/look-ups.ts'
import type { Doors } from '../../platform/context.ts'
import type { ActorEnv } from '../../platform/http/actor.ts'
import { validate } from '../../platform/http/validate.ts'
import { workOwner } from '../../platform/http/work-owner.ts'

/** Look-ups of sources. Nothing of them is stored; the sources are a part of the essay's document. */
export function essaySourceRoutes({ lookUps, env }: Doors) {
  return new Hono<ActorEnv>().post('/api/sources/look-up', validate('json', lookUpInput), async (c) =>
    c.json(await lookUps.find(c.req.valid('json'), workOwner(c, env))),
  )
}
