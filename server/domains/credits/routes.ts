import { Hono } from 'hono'
import { nameOfTimezone } from '../../../contract/preferences.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { readRemainingWords } from './read-balance.ts'
import { readStatement, statementCsv } from './read-statement.ts'
import { readUsage, type UsageSources } from './read-usage.ts'

export function creditsRoutes(doors: Doors, usage: UsageSources) {
  return new Hono<ActorEnv>()
    .get('/api/user/remaining-words', async (c) => {
      const ctx = actorContext(c, doors, c.req.query('userId'))
      return c.json(await readRemainingWords(ctx, ctx.userId))
    })
    .get('/api/user/usage', async (c) =>
      c.json(await readUsage(actorContext(c, doors, c.req.query('userId')), usage)),
    )
    .get('/api/user/word-statement', async (c) =>
      c.json(await readStatement(actorContext(c, doors, c.req.query('userId')))),
    )
    .get('/api/user/word-statement.csv', async (c) => {
      const { lines } = await readStatement(actorContext(c, doors, c.req.query('userId')))
      const zone = c.req.query('timeZone') ?? ''
      c.header('content-type', 'text/csv; charset=utf-8')
      c.header('content-disposition', 'attachment; filename="words.csv"')
      return c.body(statementCsv(lines, (zone && nameOfTimezone(zone)) || 'UTC'))
    })
}
