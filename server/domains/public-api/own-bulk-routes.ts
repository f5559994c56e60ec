import { Hono } from 'hono'
import {
  bulkKinds,
  bulkParam,
  bulkResultsQuery,
  bulkUpload,
  type OwnBulkJobs,
} from '../../../contract/api/bulk.ts'
import type { Doors } from '../../platform/context.ts'
import { plainFileName } from '../../platform/documents/plain-file-name.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import type { PendingWork } from '../../platform/http/pending-work.ts'
import { validate } from '../../platform/http/validate.ts'
import { sendPieces } from '../../platform/send-pieces.ts'
import { includesBulk } from '../api-keys/rules.ts'
import { readBalance } from '../credits/read-balance.ts'
import { type BulkCaller, findBulkJob, listBulkJobs, requireBulk } from './bulk/bulk-job.ts'
import { cancelBulkJob, deleteBulkJob } from './bulk/end-bulk-job.ts'
import { rowsOfFile, startBulkJob } from './bulk/start-bulk-job.ts'
import { bulkMedia, writeBulkResults } from './bulk/write-bulk-results.ts'

/** The owner on a page, who has no key. The jobs of the owner's programs are listed too. */
const owner: BulkCaller = { keyId: null, scopes: bulkKinds }

/** Bulk jobs on the pages of their owner, on the same terms as those of programs. */
export function ownBulkRoutes(doors: Doors, work: PendingWork) {
  return new Hono<ActorEnv>()
    .get('/api/bulk', async (c) => {
      const ctx = actorContext(c, doors)
      const [jobs, { tier }] = await Promise.all([listBulkJobs(ctx, owner), readBalance(ctx, ctx.userId)])
      return c.json({ jobs, isIncluded: includesBulk(ctx.env, tier) } satisfies OwnBulkJobs)
    })
    .post('/api/bulk', validate('form', bulkUpload), async (c) => {
      const { file, kind, column, ...choices } = c.req.valid('form')
      const ctx = actorContext(c, doors)
      await requireBulk(ctx, owner, kind)
      const name = plainFileName(file.name)
      const bytes = new Uint8Array(await file.arrayBuffer())
      const start = async () => {
        const rows = await rowsOfFile(ctx, { name, bytes, column }, c.req.raw.signal)
        return startBulkJob(ctx, owner, { kind, choices, name, webhook: undefined, rows })
      }
      return c.json(await work.track(start()), 202)
    })
    .get(
      '/api/bulk/:jobId/results',
      validate('param', bulkParam),
      validate('query', bulkResultsQuery),
      async (c) => {
        const ctx = actorContext(c, doors)
        const { format } = c.req.valid('query')
        const job = await findBulkJob(ctx, owner, c.req.valid('param').jobId)
        return sendPieces(c, writeBulkResults(ctx, job, format), {
          type: bulkMedia[format],
          name: `results.${format}`,
        })
      },
    )
    .post('/api/bulk/:jobId/cancel', validate('param', bulkParam), async (c) =>
      c.json(await cancelBulkJob(actorContext(c, doors), owner, c.req.valid('param').jobId)),
    )
    .delete('/api/bulk/:jobId', validate('param', bulkParam), async (c) => {
      await deleteBulkJob(actorContext(c, doors), owner, c.req.valid('param').jobId)
      return c.json({ deleted: true })
    })
}
