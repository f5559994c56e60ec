import { Hono } from 'hono'
import { z } from 'zod'
import { keptTextsQuery } from '../../../contract/kept-texts.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { validate } from '../../platform/http/validate.ts'
import { deleteAllHumanizedTexts, deleteHumanizedText } from './delete-humanized-texts.ts'
import { listHumanizedTexts } from './list-humanized-texts.ts'
import { openHumanizedText } from './open-humanized-text.ts'

const textParam = z.object({ textId: z.uuid() })

/** A user's history of humanized texts (docs/spec/decisions.md 35). */
export function keptTextRoutes(doors: Doors) {
  return new Hono<ActorEnv>()
    .get('/api/humanized-texts', validate('query', keptTextsQuery), async (c) =>
      c.json(await listHumanizedTexts(actorContext(c, doors), c.req.valid('query'))),
    )
    .delete('/api/humanized-texts', async (c) => {
      await deleteAllHumanizedTexts(actorContext(c, doors))
      return c.json({ deleted: true })
    })
    .get('/api/humanized-texts/:textId', validate('param', textParam), async (c) =>
      c.json(await openHumanizedText(actorContext(c, doors), c.req.valid('param').textId)),
    )
    .delete('/api/humanized-texts/:textId', validate('param', textParam), async (c) => {
      await deleteHumanizedText(actorContext(c, doors), c.req.valid('param').textId)
      return c.json({ deleted: true })
    })
}
