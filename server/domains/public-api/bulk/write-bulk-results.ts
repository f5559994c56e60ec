import { Readable } from 'node:stream'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { BulkFormat, BulkKind, BulkResult } from '../../../../contract/api/bulk.ts'
import type { Context } from '../../../platform/context.ts'
import { csvLine } from '../../../platform/csv-text.ts'
import { plainFileName } from '../../../platform/documents/plain-file-name.ts'
import { bulkRows } from '../tables.ts'
import type { StoredJob } from './bulk-job.ts'

export const bulkMedia: Record<BulkFormat, string> = {
  jsonl: 'application/jsonl; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  zip: 'application/zip',
}

/** Writes the results of a job in the order of its texts, also while it runs. They are read from the database in pages. */
export function writeBulkResults(
  ctx: Context,
  job: StoredJob,
  format: BulkFormat,
): AsyncIterable<string | Uint8Array> {
  if (format === 'zip') return zipOf(ctx, job)
  return format === 'csv' ? csvOf(ctx, job) : jsonlOf(ctx, job)
}

const pageRows = 50

async function* resultsOf({ db, userId }: Context, { id }: StoredJob): AsyncGenerator<BulkResult> {
  for (let after = -1; ; ) {
    const rows = await db
      .select({
        position: bulkRows.position,
        id: bulkRows.label,
        state: bulkRows.state,
        error: bulkRows.error,
        result: bulkRows.result,
      })
      .from(bulkRows)
      .where(and(eq(bulkRows.jobId, id), eq(bulkRows.userId, userId), gt(bulkRows.position, after)))
      .orderBy(asc(bulkRows.position))
      .limit(pageRows)
    for (const { position: _, ...row } of rows) yield row
    const last = rows.at(-1)
    if (!last || rows.length < pageRows) return
    after = last.position
  }
}

async function* jsonlOf(ctx: Context, job: StoredJob): AsyncGenerator<string> {
  for await (const row of resultsOf(ctx, job)) yield `${JSON.stringify(row)}\n`
}

const columns = {
  detect: ['verdict', 'aiScore', 'confidence', 'words', 'language', 'isReliable'],
  humanize: ['text', 'changed', 'words', 'humanScoreBefore', 'humanScore'],
} as const satisfies Record<BulkKind, readonly string[]>

/** The mark at the start tells Excel that the file is UTF-8. */
async function* csvOf(ctx: Context, job: StoredJob): AsyncGenerator<string> {
  const own = columns[job.kind]
  yield `\ufeff${csvLine(['id', 'state', ...own, 'error', 'message'])}`
  for await (const { id, state, result, error } of resultsOf(ctx, job)) {
    const cells = own.map((column) => cellOf((result as Record<string, unknown> | null)?.[column]))
    yield csvLine([id, state, ...cells, error?.code ?? null, error?.message ?? null])
  }
}

function cellOf(value: unknown): string | number | boolean | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null
}

const digits = 5

/** A table of all results, and for each text its rewrite as a text or its check as JSON. */
async function* zipOf(ctx: Context, job: StoredJob): AsyncGenerator<Uint8Array> {
  // Imported on demand, so that an idle server does not load it.
  const { ZipFile } = await import('yazl')
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const mtime = ctx.now()
  /** Resolves when the whole file is in the archive; the next one starts only then. */
  const add = (path: string, body: AsyncIterable<string> | Iterable<string>) =>
    new Promise<void>((resolve, reject) => {
      const stream = Readable.from(body, { objectMode: false })
      stream.once('error', reject)
      stream.once('end', resolve)
      zip.addReadStream(stream, path, { mtime, mode: 0o100644 })
    })
  async function fill(): Promise<void> {
    await add('results.csv', csvOf(ctx, job))
    let number = 0
    for await (const { id, result } of resultsOf(ctx, job)) {
      const name = `${String(++number).padStart(digits, '0')} ${plainFileName(id)}`
      if (!result) continue
      if ('changes' in result) await add(`texts/${name}.txt`, [result.text])
      else await add(`checks/${name}.json`, [JSON.stringify(result, null, 2)])
    }
    zip.end()
  }
  zip.on('error', (error: Error) => output.destroy(error))
  fill().catch((error: Error) => output.destroy(error))
  for await (const piece of output) yield piece as Buffer
}
