import { Hono } from 'hono'
import { lookUpInput } from '../../../contract/essays/look-ups.ts'
import type { Doors } from '../../platform/context.ts'
import type { ActorEnv } from '../../platform/http/actor.ts'
import { validate } from '../../platform/http/validate.ts'

/** Look-ups of sources. Nothing of them is stored; the sources are a part of the essay's document. */
export function essaySourceRoutes({ lookUps }: Doors) {
  return new Hono<ActorEnv>().post('/api/sources/look-up', validate('json', lookUpInput), async (c) =>
    c.json(await lookUps(c.req.valid('json'))),
  )
}
