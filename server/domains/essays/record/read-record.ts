import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type {
  ChainFault,
  RecordEntry,
  RecordPage,
  RecordState,
  RecordSummary,
} from '../../../../contract/essays/record.ts'
import { findChainFault } from '../../../../contract/essays/record.ts'
import type { Context } from '../../../platform/context.ts'
import { firstBytes } from '../../../platform/database/page-by-bytes.ts'
import { notFound } from '../../../platform/errors.ts'
import { essayRecordEntries, essayRecords, essays } from '../tables.ts'
import { asContent } from './append-entries.ts'

type Reader = Pick<Context, 'db' | 'userId'>

const pageEntries = 500
/** A page ends after an entry that exceeds this, so that a response is not much larger than one entry. */
const pageBytes = 1_000_000

/** Returns the state of an essay's record; null if it has none. */
export async function readRecord(ctx: Reader, chatId: string): Promise<RecordSummary | null> {
  const [row] = await ctx.db
    .select({ state: essays.recordState, record: essayRecords })
    .from(essays)
    .leftJoin(essayRecords, eq(essayRecords.essayId, essays.id))
    .where(and(eq(essays.chatId, chatId), eq(essays.userId, ctx.userId)))
  if (!row) throw notFound('essay')
  return row.record && row.state ? asRecord(row.record, row.state) : null
}

function asRecord(record: typeof essayRecords.$inferSelect, state: RecordState): RecordSummary {
  const { id, createdAt, entries, bytes, head } = record
  return { id, state, startedAt: createdAt.toISOString(), entries, bytes, head }
}

/** Returns the entries after a number, oldest first, up to about a megabyte. */
export async function readEntries(ctx: Reader, chatId: string, after: number): Promise<RecordPage> {
  const record = await readRecord(ctx, chatId)
  if (!record) return { entries: [], hasMore: false }
  const entries = await entriesOf(ctx, record.id, after)
  return { entries, hasMore: (entries.at(-1)?.number ?? record.entries) < record.entries }
}

async function entriesOf({ db, userId }: Reader, recordId: string, after: number): Promise<RecordEntry[]> {
  const { number, payload } = essayRecordEntries
  const where = and(
    eq(essayRecordEntries.recordId, recordId),
    eq(essayRecordEntries.userId, userId),
    gt(number, after),
  )
  const page = firstBytes({
    table: essayRecordEntries,
    key: number,
    bytes: sql`octet_length(${payload})`,
    where,
    rowsMax: pageEntries,
    bytesMax: pageBytes,
  })
  const rows = await db.select().from(essayRecordEntries).where(and(where, page)).orderBy(asc(number))
  return rows.map((row) => ({ ...asContent(row), hash: row.hash }))
}

/** Reads all entries of a record, one page at a time. */
export async function* allEntries(ctx: Reader, recordId: string): AsyncGenerator<RecordEntry> {
  let after = 0
  for (;;) {
    const page = await entriesOf(ctx, recordId, after)
    yield* page
    const last = page.at(-1)
    if (!last) return
    after = last.number
  }
}

/** Checks the stored chain of a record, page by page. Null if every entry follows from those before it. */
export async function verifyRecord(ctx: Reader, recordId: string): Promise<ChainFault> {
  return findChainFault(recordId, allEntries(ctx, recordId))
}
