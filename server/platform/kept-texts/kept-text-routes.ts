import { Hono } from 'hono'
import { z } from 'zod'
import { type KeptTextPage, type KeptTextsQuery, keptTextsQuery } from '../../../contract/kept-texts.ts'
import type { Context, Doors } from '../context.ts'
import { type ActorEnv, actorContext } from '../http/actor.ts'
import { validate } from '../http/validate.ts'

/** What a tool keeps of a user's runs. Each verb finds only the user's own; a missing text is "not found". */
export type KeptTexts<Facts, Kept> = {
  list: (ctx: Context, query: KeptTextsQuery) => Promise<KeptTextPage<Facts>>
  /** Returns a whole stored run without running or charging again. */
  open: (ctx: Context, id: string) => Promise<Kept>
  remove: (ctx: Context, id: string) => Promise<void>
  removeAll: (ctx: Context) => Promise<void>
}

const param = z.object({ id: z.uuid() })

/** The routes of a user's history (docs/spec/decisions.md 35). Mounted under the path of the tool's texts. */
export function keptTextRoutes<Facts extends object, Kept extends object>(
  doors: Doors,
  texts: KeptTexts<Facts, Kept>,
) {
  return new Hono<ActorEnv>()
    .get('/', validate('query', keptTextsQuery), async (c) =>
      c.json(await texts.list(actorContext(c, doors), c.req.valid('query'))),
    )
    .delete('/', async (c) => {
      await texts.removeAll(actorContext(c, doors))
      return c.json({ deleted: true })
    })
    .get('/:id', validate('param', param), async (c) =>
      c.json(await texts.open(actorContext(c, doors), c.req.valid('param').id)),
    )
    .delete('/:id', validate('param', param), async (c) => {
      await texts.remove(actorContext(c, doors), c.req.valid('param').id)
      return c.json({ deleted: true })
    })
}
