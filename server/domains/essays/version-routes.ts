import { Hono } from 'hono'
import { z } from 'zod'
import { chatId } from '../../../contract/chats/chats.ts'
import { essayVersionInput, essayVersionPatch } from '../../../contract/essays/versions.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { validate } from '../../platform/http/validate.ts'
import { keepVersion } from './keep-version.ts'
import { deleteVersion, listVersions, nameVersion, openVersion } from './versions.ts'

const essayParam = z.object({ chatId })
const versionParam = z.object({ chatId, versionId: z.uuid() })

/** Earlier versions of an essay. The browser restores one, so that the change merges like any other. */
export function essayVersionRoutes(doors: Doors) {
  return new Hono<ActorEnv>()
    .get('/api/essays/:chatId/versions', validate('param', essayParam), async (c) =>
      c.json({ versions: await listVersions(actorContext(c, doors), c.req.valid('param').chatId) }),
    )
    .post(
      '/api/essays/:chatId/versions',
      validate('param', essayParam),
      validate('json', essayVersionInput),
      async (c) => {
        const ctx = actorContext(c, doors)
        return c.json({ version: await keepVersion(ctx, c.req.valid('param').chatId, c.req.valid('json')) })
      },
    )
    .get('/api/essays/:chatId/versions/:versionId', validate('param', versionParam), async (c) =>
      c.json(await openVersion(actorContext(c, doors), c.req.valid('param'))),
    )
    .patch(
      '/api/essays/:chatId/versions/:versionId',
      validate('param', versionParam),
      validate('json', essayVersionPatch),
      async (c) => {
        const ctx = actorContext(c, doors)
        const { name } = c.req.valid('json')
        return c.json({ version: await nameVersion(ctx, c.req.valid('param'), name) })
      },
    )
    .delete('/api/essays/:chatId/versions/:versionId', validate('param', versionParam), async (c) => {
      await deleteVersion(actorContext(c, doors), c.req.valid('param'))
      return c.json({ deleted: true })
    })
}
