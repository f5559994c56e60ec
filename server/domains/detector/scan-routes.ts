import type { Context } from 'hono'
import { Hono } from 'hono'
import { z } from 'zod'
import { keptTextsQuery } from '../../../contract/kept-texts.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { validate } from '../../platform/http/validate.ts'
import { throttle } from '../../platform/throttle/throttle.ts'
import { deleteAllScans, deleteScan } from './delete-scans.ts'
import { listScans } from './list-scans.ts'
import { openScan } from './open-scan.ts'

const scanParam = z.object({ scanId: z.uuid() })
const rule = { name: 'scans', max: 600, windowSeconds: 600 }

/** What a user keeps of checked texts (decisions.md 35). */
export function scanRoutes(doors: Doors) {
  async function owner(c: Context<ActorEnv>) {
    const ctx = actorContext(c, doors)
    await throttle(ctx.db, rule, ctx.userId)
    return ctx
  }
  return new Hono<ActorEnv>()
    .get('/api/scans', validate('query', keptTextsQuery), async (c) =>
      c.json(await listScans(await owner(c), c.req.valid('query'))),
    )
    .delete('/api/scans', async (c) => {
      await deleteAllScans(await owner(c))
      return c.json({ deleted: true })
    })
    .get('/api/scans/:scanId', validate('param', scanParam), async (c) =>
      c.json(await openScan(await owner(c), c.req.valid('param').scanId)),
    )
    .delete('/api/scans/:scanId', validate('param', scanParam), async (c) => {
      await deleteScan(await owner(c), c.req.valid('param').scanId)
      return c.json({ deleted: true })
    })
}
