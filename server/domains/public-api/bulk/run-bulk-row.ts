import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { BulkResult } from '../../../../contract/api/bulk.ts'
import type { ErrorCode } from '../../../../contract/errors.ts'
import type { Context } from '../../../platform/context.ts'
import { storableJson } from '../../../platform/database/storable.ts'
import { asAppError } from '../../../platform/errors.ts'
import { countCall } from '../../api-keys/count-call.ts'
import { detectText } from '../../detector/check-text.ts'
import { countCheck } from '../../detector/count-checks.ts'
import { humanizeText } from '../../humanizer/humanize-text.ts'
import { checkCharacters } from '../../humanizer/rules.ts'
import { asHumanization, detectionOf } from '../as-answer.ts'
import { bulkJobs, bulkRows } from '../tables.ts'
import type { StoredJob } from './bulk-job.ts'

export type WaitingRow = { position: number; text: string; words: number }

type Outcome = { result: NonNullable<BulkResult['result']>; charged: number }
type Stored = ({ state: 'done' } & Outcome) | { state: 'failed'; error: { code: ErrorCode; message: string } }

/** Faults of the moment: the same text is tried again after these waits. */
const momentary: readonly ErrorCode[] = [
  'engine_busy',
  'server_busy',
  'too_many_requests',
  'humanizer_unavailable',
  'humanizer_timeout',
  'detector_unavailable',
  'model_unavailable',
  'model_timeout',
]
const waitsMs = [2_000, 10_000]
/** Faults of the server that say nothing about the text: the whole job is tried again later. */
const ofServer: readonly ErrorCode[] = ['database_unavailable', 'storage_full', 'shutting_down']

/** Processes one text and stores its result, or why there is none. Stores nothing in the history. */
export async function runBulkRow(
  ctx: Context,
  job: StoredJob,
  row: WaitingRow,
  signal: AbortSignal,
): Promise<void> {
  try {
    const outcome = await tryAgain(() => process(ctx, job, row, signal), signal)
    await store(ctx, job, row, { state: 'done', ...outcome })
  } catch (error) {
    const known = asAppError(error)
    if (signal.aborted || ofServer.includes(known.code)) throw error
    if (known.code === 'internal') ctx.log.error({ err: error, job: job.id }, 'text of a bulk job')
    const { code, message } = known
    await store(ctx, job, row, { state: 'failed', error: { code, message } })
  }
}

async function tryAgain<T>(run: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (const waitMs of waitsMs) {
    try {
      return await run()
    } catch (error) {
      if (signal.aborted || !momentary.includes(asAppError(error).code)) throw error
      await sleep(waitMs, undefined, { signal })
    }
  }
  return run()
}

async function process(
  ctx: Context,
  { id, kind, choices }: StoredJob,
  { position, text }: WaitingRow,
  signal: AbortSignal,
): Promise<Outcome> {
  const { userId } = ctx
  if (kind === 'detect') {
    const found = await detectText(ctx, { text, userId }, { owner: userId, signal })
    await countCheck(ctx)
    return { result: detectionOf(found), charged: 0 }
  }
  checkCharacters(text)
  // With the key, a text whose result was lost in a crash is not charged again.
  const idempotencyKey = `bulk ${id} ${position}`
  const once = { idempotencyKey, takeOver: true, metered: true, keepsNothing: true }
  const run = await humanizeText(ctx, { ...choices, text, ...once }, signal)
  const { remainingWords: _, ...result } = asHumanization(run)
  return { result, charged: run.cost }
}

async function store(ctx: Context, job: StoredJob, row: WaitingRow, stored: Stored): Promise<void> {
  const isDone = stored.state === 'done'
  const charged = isDone ? stored.charged : 0
  const own = and(eq(bulkJobs.id, job.id), eq(bulkJobs.userId, ctx.userId))
  const isStored = await ctx.db.transaction(async (tx) => {
    // The job first, as the end of a job does, or the two would wait for each other.
    await tx.select({ id: bulkJobs.id }).from(bulkJobs).where(own).for('update')
    const [changed] = await tx
      .update(bulkRows)
      .set({
        state: stored.state,
        text: '',
        ...(isDone ? { result: storableJson(stored.result) } : { error: stored.error }),
      })
      .where(
        and(
          eq(bulkRows.jobId, job.id),
          eq(bulkRows.userId, ctx.userId),
          eq(bulkRows.position, row.position),
          eq(bulkRows.state, 'waiting'),
        ),
      )
      .returning({ position: bulkRows.position })
    if (!changed) return false
    await tx
      .update(bulkJobs)
      .set({
        done: sql`${bulkJobs.done} + ${isDone ? 1 : 0}`,
        failed: sql`${bulkJobs.failed} + ${isDone ? 0 : 1}`,
        charged: sql`${bulkJobs.charged} + ${charged}`,
        updatedAt: sql`now()`,
      })
      .where(own)
    return true
  })
  if (!isStored || !job.keyId) return
  const { kind, keyId } = job
  await countCall(ctx, { keyId, kind, words: row.words }, { failed: !isDone, charged }).catch(
    (err: unknown) => ctx.log.warn({ err }, 'text of a bulk job not counted'),
  )
}
