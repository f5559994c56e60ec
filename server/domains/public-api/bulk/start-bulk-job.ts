import { and, eq, inArray, sql } from 'drizzle-orm'
import {
  type BulkChoices,
  type BulkJob,
  type BulkKind,
  bulkLimits,
  bulkTexts,
} from '../../../../contract/api/bulk.ts'
import { countWords } from '../../../../contract/word-count.ts'
import { inEnglish } from '../../../../texts/english.ts'
import type { BulkFault, BulkRow } from '../../../platform/bulk-files/messages.ts'
import type { Context } from '../../../platform/context.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { storableJson, storableText } from '../../../platform/database/storable.ts'
import { plainFileName } from '../../../platform/documents/plain-file-name.ts'
import { AppError } from '../../../platform/errors.ts'
import { giveWordsBack, takeWords } from '../../api-keys/count-call.ts'
import { requireLanguageModel } from '../require-model.ts'
import { bulkJobs, bulkRows } from '../tables.ts'
import { asBulkJob, type BulkCaller } from './bulk-job.ts'
import { bulkQueue } from './bulk-queues.ts'
import { requireWebhookAddress } from './webhook-address.ts'

type Wish = {
  kind: BulkKind
  rows: BulkRow[]
  choices: BulkChoices
  name: string | null
  webhook: string | undefined
}

/** Rows of one insert. */
const chunkRows = 200

/** Stores the texts and queues the job. All words are taken from the key's day; what is not done is given back. */
export async function startBulkJob(ctx: Context, { keyId }: BulkCaller, wish: Wish): Promise<BulkJob> {
  if (wish.webhook) requireWebhookAddress(wish.webhook)
  if (wish.kind === 'humanize') await requireLanguageModel(ctx, wish.choices.model)
  const rows = wish.rows.map((row) => (row.fault === null ? row : { ...row, text: '', words: 0 }))
  const words = rows.reduce((sum, row) => sum + row.words, 0)
  const call = keyId === null ? null : { keyId, kind: wish.kind, words }
  if (call) await takeWords(ctx, call)
  try {
    return await ctx.db.transaction(async (tx) => {
      const characters = rows.reduce((sum, { text }) => sum + text.length, 0)
      await requireRoom(ctx, tx, characters)
      const { kind, choices, name, webhook } = wish
      const [job] = await tx
        .insert(bulkJobs)
        .values({
          userId: ctx.userId,
          keyId,
          kind,
          choices: storableJson(choices),
          name,
          total: rows.length,
          failed: rows.filter(({ fault }) => fault !== null).length,
          words,
          characters,
          ...(webhook ? { webhook, webhookState: 'waiting' as const } : {}),
        })
        .returning()
      if (!job) throw new AppError('internal')
      await storeRows(tx, ctx.userId, job.id, rows)
      await ctx.jobs.add(bulkQueue.name, { jobId: job.id }, { tx })
      return asBulkJob(job)
    })
  } catch (error) {
    if (call) await giveWordsBack(ctx, call)
    throw error
  }
}

async function requireRoom(ctx: Context, tx: Transaction, characters: number): Promise<void> {
  // Two requests at once must not pass the limits together.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bulk ${ctx.userId}`}, 0))`)
  const own = eq(bulkJobs.userId, ctx.userId)
  const open = await tx.$count(bulkJobs, and(own, inArray(bulkJobs.state, ['queued', 'running'])))
  if (open >= bulkLimits.openMax) throw new AppError('bulk_full', bulkTexts.openAlready)
  const [kept] = await tx
    .select({
      jobs: sql<number>`count(*)::int`,
      characters: sql<number>`coalesce(sum(${bulkJobs.characters}), 0)::float8`,
    })
    .from(bulkJobs)
    .where(own)
  if (!kept) return
  const isFull =
    kept.jobs >= bulkLimits.keptMax || kept.characters + characters > bulkLimits.keptCharactersMax
  if (isFull) throw new AppError('bulk_full', bulkTexts.keptAlready)
}

async function storeRows(tx: Transaction, userId: string, jobId: string, rows: BulkRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += chunkRows)
    await tx.insert(bulkRows).values(
      rows.slice(from, from + chunkRows).map(({ id, text, words, fault }, i) => ({
        jobId,
        userId,
        position: from + i,
        label: id,
        text,
        words,
        ...(fault === null
          ? {}
          : { state: 'failed' as const, error: { code: 'invalid_input', message: fault } }),
      })),
    )
}

/** Returns the rows of texts that came as JSON. */
export function rowsOfTexts(texts: { id?: string | undefined; text: string }[]): BulkRow[] {
  const rows = texts.map(({ id, text }, i) => ({
    id: storableText(id || String(i + 1)),
    text: storableText(text),
    words: countWords(text),
    fault: text.trim() === '' ? inEnglish(bulkTexts.rowWithoutText) : null,
  }))
  const characters = rows.reduce((sum, { text }) => sum + text.length, 0)
  if (characters > bulkLimits.charactersMax) throw refusalOf({ kind: 'too-large' })
  return rows
}

type GivenFile = { name: string; bytes: Uint8Array; column: string | undefined }

/** Reads the rows of a file on a worker thread. */
export async function rowsOfFile(ctx: Context, file: GivenFile, signal: AbortSignal): Promise<BulkRow[]> {
  const answer = await ctx.bulkFiles.read(
    { ...file, name: plainFileName(file.name) },
    { owner: ctx.userId, signal },
  )
  if (!answer.ok) throw refusalOf(answer.fault)
  return answer.rows.map((row) => ({ ...row, id: storableText(row.id), text: storableText(row.text) }))
}

function refusalOf(fault: BulkFault): AppError {
  if (fault.kind === 'too-large') return new AppError('bulk_too_large', bulkTexts.tooMany)
  const text = fault.kind === 'column' ? bulkTexts.columnMissing({ column: fault.column }) : fault.text
  return new AppError('bulk_file_unreadable', text)
}
