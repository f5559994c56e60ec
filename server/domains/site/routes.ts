import { Hono } from 'hono'
import {
  connectionInput,
  connectionParam,
  connectionTestInput,
  modelDefaultsInput,
} from '../../../contract/site/connections.ts'
import { siteInput } from '../../../contract/site/site.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { validate } from '../../platform/http/validate.ts'
import { listConnections } from './list-connections.ts'
import { readSite } from './read-site.ts'
import { tryConnection } from './try-connection.ts'
import { addConnection, changeConnection, chooseDefaults, removeConnection } from './write-connection.ts'
import { type CountPaidPlans, writeSite } from './write-site.ts'

/** The settings of the site and its connections. For operators only, as policies.ts declares. */
export function siteRoutes(doors: Doors, countPaidPlans: CountPaidPlans) {
  return new Hono<ActorEnv>()
    .get('/api/operator/site', (c) => c.json(readSite(actorContext(c, doors))))
    .put('/api/operator/site', validate('json', siteInput), async (c) =>
      c.json(await writeSite(actorContext(c, doors), c.req.valid('json'), countPaidPlans)),
    )
    .get('/api/operator/connections', async (c) => c.json(await listConnections(actorContext(c, doors))))
    .post('/api/operator/connections', validate('json', connectionInput), async (c) =>
      c.json(await addConnection(actorContext(c, doors), c.req.valid('json'))),
    )
    .put('/api/operator/connections/defaults', validate('json', modelDefaultsInput), async (c) =>
      c.json(await chooseDefaults(actorContext(c, doors), c.req.valid('json'))),
    )
    .post('/api/operator/connections/test', validate('json', connectionTestInput), async (c) =>
      c.json(await tryConnection(actorContext(c, doors), c.req.valid('json'), c.req.raw.signal)),
    )
    .put(
      '/api/operator/connections/:connectionId',
      validate('param', connectionParam),
      validate('json', connectionInput),
      async (c) => {
        const { connectionId } = c.req.valid('param')
        return c.json(await changeConnection(actorContext(c, doors), connectionId, c.req.valid('json')))
      },
    )
    .delete('/api/operator/connections/:connectionId', validate('param', connectionParam), async (c) =>
      c.json(await removeConnection(actorContext(c, doors), c.req.valid('param').connectionId)),
    )
}
