import { createHash } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import {
  canonicalEntry,
  firstHash,
  type RecordEntry,
  type RecordEntryKind,
} from '../../../../contract/essays/record.ts'
import { limits } from '../../../../contract/limits.ts'
import type { Transaction } from '../../../platform/database/database.ts'
import { essayRecordEntries, essayRecords, essays } from '../tables.ts'

export type NewEntry = { kind: RecordEntryKind; payload: Buffer; writtenAt: Date | null }

type Append = {
  tx: Transaction
  essayId: string
  now: Date
  /** The number of the essay's last update that is in these entries. */
  seq: number
  entries: NewEntry[]
}

const none = Buffer.alloc(0)

/**
 * Appends entries to the record of an essay, each chained to the one before. The caller holds the lock on the essay's
 * row, so that servers append one after another. Ends the record if the entries do not fit.
 */
export async function appendEntries({ tx, essayId, now, seq, entries }: Append): Promise<void> {
  const [record] = await tx.select().from(essayRecords).where(eq(essayRecords.essayId, essayId)).for('update')
  if (!record) return
  const size = entries.reduce((sum, { payload }) => sum + payload.length, 0)
  const isFull =
    record.bytes + size > limits.essayRecordBytesMax ||
    record.entries + entries.length >= limits.essayRecordEntriesMax
  const added: NewEntry[] = isFull ? [{ kind: 'full', payload: none, writtenAt: null }] : entries
  // Servers' clocks may differ a little; the times of a chain never go back.
  const receivedAt = new Date(Math.max(now.getTime(), record.lastAt.getTime()))
  let head = record.entries === 0 ? firstHash(record.id) : record.head
  const rows = added.map((entry, index) => {
    const number = record.entries + 1 + index
    head = hashOf(head, { ...entry, number, receivedAt })
    return { ...entry, recordId: record.id, userId: record.userId, number, receivedAt, hash: head }
  })
  await tx.insert(essayRecordEntries).values(rows)
  await tx
    .update(essayRecords)
    .set({
      entries: record.entries + rows.length,
      bytes: record.bytes + (isFull ? 0 : size),
      seq: isFull ? record.seq : seq,
      head,
      lastAt: receivedAt,
    })
    .where(eq(essayRecords.id, record.id))
  if (isFull) await tx.update(essays).set({ recordState: 'full' }).where(eq(essays.id, essayId))
}

const entriesLookedAt = 500

/** Reports whether one of the last entries of an essay's record has this payload. */
export async function hasEntry(tx: Transaction, essayId: string, payload: Buffer): Promise<boolean> {
  const { recordId, number } = essayRecordEntries
  const [found] = await tx
    .select({ number })
    .from(essayRecordEntries)
    .innerJoin(essayRecords, eq(essayRecords.id, recordId))
    .where(
      and(
        eq(essayRecords.essayId, essayId),
        gt(number, sql`${essayRecords.entries} - ${entriesLookedAt}`),
        eq(essayRecordEntries.payload, payload),
      ),
    )
    .limit(1)
  return found !== undefined
}

type StoredEntry = NewEntry & { number: number; receivedAt: Date }

function hashOf(previousHash: string, entry: StoredEntry): string {
  return createHash('sha256')
    .update(canonicalEntry(previousHash, asContent(entry)))
    .digest('hex')
}

export function asContent(entry: StoredEntry): Omit<RecordEntry, 'hash'> {
  return {
    number: entry.number,
    kind: entry.kind,
    receivedAt: entry.receivedAt.toISOString(),
    writtenAt: entry.writtenAt?.toISOString() ?? null,
    payload: entry.payload.toString('base64'),
  }
}
