import { Hono } from 'hono'
import { localFileInput, localModelInput, localModelParam } from '../../../contract/local-models.ts'
import type { Doors } from '../../platform/context.ts'
import type { ActorEnv } from '../../platform/http/actor.ts'
import { validate } from '../../platform/http/validate.ts'

/** Language models on this computer. For operators only, as policies.ts declares. */
export function localModelRoutes({ localModels }: Doors) {
  return new Hono<ActorEnv>()
    .get('/api/operator/local-models', async (c) => c.json(await localModels.state()))
    .post('/api/operator/local-models/downloads', validate('json', localModelInput), async (c) => {
      await localModels.download(c.req.valid('json').id)
      return c.json(await localModels.state())
    })
    .post('/api/operator/local-models/:modelId/pause', validate('param', localModelParam), async (c) => {
      localModels.pause(c.req.valid('param').modelId)
      return c.json(await localModels.state())
    })
    .post('/api/operator/local-models/:modelId/trial', validate('param', localModelParam), async (c) => {
      await localModels.tryOut(c.req.valid('param').modelId)
      return c.json(await localModels.state())
    })
    .delete('/api/operator/local-models/:modelId', validate('param', localModelParam), async (c) => {
      await localModels.remove(c.req.valid('param').modelId)
      return c.json(await localModels.state())
    })
    .put('/api/operator/local-models/file', validate('json', localFileInput), async (c) => {
      await localModels.useFile(c.req.valid('json').path)
      return c.json(await localModels.state())
    })
}
