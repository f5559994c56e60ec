import { createHash } from 'node:crypto'
import { Hono, type Context as HonoContext } from 'hono'
import {
  type BulkChoices,
  bulkCall,
  bulkFileCall,
  bulkNotice,
  bulkParam,
  bulkResultsQuery,
} from '../../../contract/api/bulk.ts'
import type { Doors } from '../../platform/context.ts'
import { plainFileName } from '../../platform/documents/plain-file-name.ts'
import { type ActorEnv, actorContext } from '../../platform/http/actor.ts'
import type { PendingWork } from '../../platform/http/pending-work.ts'
import { answerProgram, programOf } from '../../platform/http/program.ts'
import { validate } from '../../platform/http/validate.ts'
import { sendPieces } from '../../platform/send-pieces.ts'
import { answerOnce } from '../api-keys/answer-once.ts'
import { findBulkJob, listBulkJobs, readBulkJob, requireBulk } from './bulk/bulk-job.ts'
import { cancelBulkJob, deleteBulkJob } from './bulk/end-bulk-job.ts'
import { webhookSecretOf } from './bulk/send-webhook.ts'
import { rowsOfFile, rowsOfTexts, startBulkJob } from './bulk/start-bulk-job.ts'
import { bulkMedia, writeBulkResults } from './bulk/write-bulk-results.ts'

type Start = Parameters<typeof startBulkJob>[2]

/** Bulk jobs of programs. */
export function apiBulkRoutes(doors: Doors, work: PendingWork) {
  /** Starts a job once for each Idempotency-Key. */
  const start = (c: HonoContext<ActorEnv>, request: unknown, wish: Omit<Start, 'rows'>, read: Read) =>
    answerProgram(c, 202, (asked) => {
      const { program, route, idempotencyKey } = asked
      const ctx = actorContext(c, doors)
      const run = async () => {
        const rows = await read(asked.signal)
        const job = await startBulkJob(ctx, program, { ...wish, rows })
        const webhookSecret = wish.webhook ? webhookSecretOf(doors, program.keyId) : null
        return { ...job, notice: bulkNotice, webhookSecret }
      }
      return work.track(answerOnce(ctx, program, { route, idempotencyKey, request }, run))
    })

  return new Hono<ActorEnv>()
    .get('/api/v1/bulk', async (c) =>
      c.json({ jobs: await listBulkJobs(actorContext(c, doors), programOf(c)) }),
    )
    .post('/api/v1/bulk', validate('json', bulkCall), async (c) => {
      const input = c.req.valid('json')
      const { kind, texts, webhook, ...choices } = input
      await requireBulk(actorContext(c, doors), programOf(c), kind)
      return start(c, input, { kind, choices, name: null, webhook }, async () => rowsOfTexts(texts))
    })
    .post('/api/v1/bulk/file', validate('form', bulkFileCall), async (c) => {
      const { file, kind, column, webhook, ...choices } = c.req.valid('form')
      const ctx = actorContext(c, doors)
      await requireBulk(ctx, programOf(c), kind)
      const name = plainFileName(file.name)
      const bytes = new Uint8Array(await file.arrayBuffer())
      const digest = createHash('sha256').update(bytes).digest('base64url')
      return start(
        c,
        { digest, name, kind, column, webhook, ...choices },
        { kind, choices: choices satisfies BulkChoices, name, webhook },
        (signal) => rowsOfFile(ctx, { name, bytes, column }, signal),
      )
    })
    .get('/api/v1/bulk/:jobId', validate('param', bulkParam), async (c) =>
      c.json(await readBulkJob(actorContext(c, doors), programOf(c), c.req.valid('param').jobId)),
    )
    .get(
      '/api/v1/bulk/:jobId/results',
      validate('param', bulkParam),
      validate('query', bulkResultsQuery),
      async (c) => {
        const ctx = actorContext(c, doors)
        const { format } = c.req.valid('query')
        const job = await findBulkJob(ctx, programOf(c), c.req.valid('param').jobId)
        return sendPieces(c, writeBulkResults(ctx, job, format), {
          type: bulkMedia[format],
          name: `results.${format}`,
        })
      },
    )
    .post('/api/v1/bulk/:jobId/cancel', validate('param', bulkParam), async (c) =>
      c.json(await cancelBulkJob(actorContext(c, doors), programOf(c), c.req.valid('param').jobId)),
    )
    .delete('/api/v1/bulk/:jobId', validate('param', bulkParam), async (c) => {
      await deleteBulkJob(actorContext(c, doors), programOf(c), c.req.valid('param').jobId)
      return c.json({ deleted: true })
    })
}

type Read = (signal: AbortSignal) => Promise<Start['rows']>
