import { Hono } from 'hono'
import { keyInput, serviceInput } from '../../../contract/keys.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { validate } from '../../platform/http/validate.ts'
import { describeKeys, removeKey, testKey, writeKey } from './own-keys.ts'

/** Keys of other services: written, tested and removed, but never returned. */
export function keyRoutes(doors: Doors) {
  return new Hono<ActorEnv>()
    .get('/api/preferences/keys', async (c) => c.json(await describeKeys(actorContext(c, doors))))
    .put('/api/preferences/keys', validate('json', keyInput), async (c) =>
      c.json(await writeKey(actorContext(c, doors), c.req.valid('json'))),
    )
    .delete('/api/preferences/keys', validate('query', serviceInput), async (c) =>
      c.json(await removeKey(actorContext(c, doors), c.req.valid('query').service)),
    )
    .post('/api/preferences/keys/test', validate('json', serviceInput), async (c) =>
      c.json(await testKey(actorContext(c, doors), c.req.valid('json').service)),
    )
}
