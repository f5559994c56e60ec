import { Hono } from 'hono'
import { z } from 'zod'
import { keptTextsQuery } from '../../../contract/kept-texts.ts'
import type { Doors } from '../../platform/context.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import { validate } from '../../platform/http/validate.ts'
import { deleteAllScans, deleteScan } from './delete-scans.ts'
import { listScans } from './list-scans.ts'
import { openScan } from './open-scan.ts'

const scanParam = z.object({ scanId: z.uuid() })

/** A user's history of checked texts (docs/spec/decisions.md 35). */
export function scanRoutes(doors: Doors) {
  return new Hono<ActorEnv>()
    .get('/api/scans', validate('query', keptTextsQuery), async (c) =>
      c.json(await listScans(actorContext(c, doors), c.req.valid('query'))),
    )
    .delete('/api/scans', async (c) => {
      await deleteAllScans(actorContext(c, doors))
      return c.json({ deleted: true })
    })
    .get('/api/scans/:scanId', validate('param', scanParam), async (c) =>
      c.json(await openScan(actorContext(c, doors), c.req.valid('param').scanId)),
    )
    .delete('/api/scans/:scanId', validate('param', scanParam), async (c) => {
      await deleteScan(actorContext(c, doors), c.req.valid('param').scanId)
      return c.json({ deleted: true })
    })
}
