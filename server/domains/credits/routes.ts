import { Hono } from 'hono'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { asRemainingWords, readBalance } from './read-balance.ts'

export function creditsRoutes(doors: Doors) {
  return new Hono<ActorEnv>().get('/api/user/remaining-words', async (c) => {
    const ctx = actorContext(c, doors, c.req.query('userId'))
    return c.json(asRemainingWords(await readBalance(ctx.db, ctx.userId), ctx.env))
  })
}
