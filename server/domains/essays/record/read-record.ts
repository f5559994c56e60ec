import { and, asc, eq, gt } from 'drizzle-orm'
import type {
  ChainFault,
  RecordEntry,
  RecordPage,
  RecordState,
  RecordSummary,
} from '../../../../contract/essays/record.ts'
import { findChainFault } from '../../../../contract/essays/record.ts'
import type { Context } from '../../../platform/context.ts'
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
  if (!row) throw notFound('This essay')
  return row.record && row.state ? asRecord(row.record, row.state) : null
}

function asRecord(record: typeof essayRecords.$inferSelect, state: RecordState): RecordSummary {
  const { id, createdAt, entries, bytes, head } = record
  return { id, state, startedAt: createdAt.toISOString(), entries, bytes, head }
}

/** Returns the entries after a number, oldest first, up to about a megabyte. */
export async function readEntries(ctx: Reader, chatId: string, after: number): Promise<RecordPage> {
  const record = await readRecord(ctx, chatId)
  return record ? entriesOf(ctx, record.id, after) : { entries: [], hasMore: false }
}

async function entriesOf({ db, userId }: Reader, recordId: string, after: number): Promise<RecordPage> {
  const rows = await db
    .select()
    .from(essayRecordEntries)
    .where(
      and(
        eq(essayRecordEntries.recordId, recordId),
        eq(essayRecordEntries.userId, userId),
        gt(essayRecordEntries.number, after),
      ),
    )
    .orderBy(asc(essayRecordEntries.number))
    .limit(pageEntries)
  let bytes = 0
  const end = rows.findIndex(({ payload }) => {
    bytes += payload.length
    return bytes > pageBytes
  })
  const shown = end === -1 ? rows : rows.slice(0, end + 1)
  return {
    entries: shown.map((row) => ({ ...asContent(row), hash: row.hash })),
    hasMore: shown.length < rows.length || rows.length === pageEntries,
  }
}

/** Reads all entries of a record, one page at a time. */
export async function* allEntries(ctx: Reader, recordId: string): AsyncGenerator<RecordEntry> {
  let after = 0
  for (let hasMore = true; hasMore; ) {
    const page = await entriesOf(ctx, recordId, after)
    yield* page.entries
    after = page.entries.at(-1)?.number ?? after
    hasMore = page.hasMore
  }
}

/** Checks the stored chain of a record. Null if every entry follows from those before it. */
export async function verifyRecord(ctx: Reader, recordId: string): Promise<ChainFault> {
  const entries: RecordEntry[] = []
  for await (const entry of allEntries(ctx, recordId)) entries.push(entry)
  return findChainFault(recordId, entries)
}
