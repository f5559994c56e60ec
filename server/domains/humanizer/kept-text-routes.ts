import type { Context } from 'hono'
import { Hono } from 'hono'
import { z } from 'zod'
import { keptTextsQuery } from '../../../contract/kept-texts.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { validate } from '../../platform/http/validate.ts'
import { throttle } from '../../platform/throttle/throttle.ts'
import { deleteAllHumanizedTexts, deleteHumanizedText } from './delete-humanized-texts.ts'
import { listHumanizedTexts } from './list-humanized-texts.ts'
import { openHumanizedText } from './open-humanized-text.ts'

const textParam = z.object({ textId: z.uuid() })
const rule = { name: 'humanized-texts', max: 600, windowSeconds: 600 }

/** What a user keeps of humanized texts (decisions.md 35). */
export function keptTextRoutes(doors: Doors) {
  async function owner(c: Context<ActorEnv>) {
    const ctx = actorContext(c, doors)
    await throttle(ctx.db, rule, ctx.userId)
    return ctx
  }
  return new Hono<ActorEnv>()
    .get('/api/humanized-texts', validate('query', keptTextsQuery), async (c) =>
      c.json(await listHumanizedTexts(await owner(c), c.req.valid('query'))),
    )
    .delete('/api/humanized-texts', async (c) => {
      await deleteAllHumanizedTexts(await owner(c))
      return c.json({ deleted: true })
    })
    .get('/api/humanized-texts/:textId', validate('param', textParam), async (c) =>
      c.json(await openHumanizedText(await owner(c), c.req.valid('param').textId)),
    )
    .delete('/api/humanized-texts/:textId', validate('param', textParam), async (c) => {
      await deleteHumanizedText(await owner(c), c.req.valid('param').textId)
      return c.json({ deleted: true })
    })
}
