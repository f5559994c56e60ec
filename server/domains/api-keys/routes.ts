import { Hono } from 'hono'
import { apiKeyInput, apiKeyParam } from '../../../contract/api/api-keys.ts'
import { apiUsageQuery } from '../../../contract/api/usage.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { callOrigin } from '../../platform/http/address.ts'
import { validate } from '../../platform/http/validate.ts'
import { createKey } from './create-key.ts'
import { listKeys } from './list-keys.ts'
import { readUsageByKey, usageCsv } from './read-usage.ts'
import { revokeKey } from './revoke-key.ts'

export function apiKeyRoutes(doors: Doors) {
  return new Hono<ActorEnv>()
    .get('/api/api-keys', async (c) => c.json(await listKeys(actorContext(c, doors))))
    .post('/api/api-keys', validate('json', apiKeyInput), async (c) =>
      c.json(await createKey(actorContext(c, doors), c.req.valid('json'), callOrigin(c, doors.env)), 201),
    )
    .delete('/api/api-keys/:keyId', validate('param', apiKeyParam), async (c) => {
      await revokeKey(actorContext(c, doors), c.req.valid('param').keyId, callOrigin(c, doors.env))
      return c.json({ revoked: true })
    })
    .get('/api/api-keys/usage', validate('query', apiUsageQuery), async (c) =>
      c.json({ rows: await readUsageByKey(actorContext(c, doors), c.req.valid('query').days) }),
    )
    .get('/api/api-keys/usage.csv', validate('query', apiUsageQuery), async (c) => {
      const rows = await readUsageByKey(actorContext(c, doors), c.req.valid('query').days)
      c.header('content-type', 'text/csv; charset=utf-8')
      c.header('content-disposition', 'attachment; filename="api-usage.csv"')
      return c.body(usageCsv(rows))
    })
}
