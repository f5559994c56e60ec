import { desc, eq, lt, sql } from 'drizzle-orm'
import { type AuditEntry, type AuditPage, auditPerPage } from '../../../contract/operating/audit.ts'
import type { Doors } from '../../platform/context.ts'
import type { Database } from '../../platform/database/database.ts'
import { findAddresses } from '../accounts/by-operator/list-accounts.ts'
import { auditEntries } from './tables.ts'

type Row = typeof auditEntries.$inferSelect

/** Reads the log, newest first. */
export async function readAudit(
  { db }: Pick<Doors, 'db'>,
  { before }: { before?: string | undefined },
): Promise<AuditPage> {
  const last = db
    .select({ seq: auditEntries.seq })
    .from(auditEntries)
    .where(eq(auditEntries.id, before ?? ''))
  const rows = await db
    .select()
    .from(auditEntries)
    .where(before ? lt(auditEntries.seq, sql`(${last})`) : undefined)
    .orderBy(desc(auditEntries.seq))
    .limit(auditPerPage + 1)
  return {
    entries: await withAddresses(db, rows.slice(0, auditPerPage)),
    hasMore: rows.length > auditPerPage,
  }
}

const rowsOfExport = 500

/** Yields the whole log as a file, newest first, a page at a time. */
export async function* exportAudit(
  { db }: Pick<Doors, 'db'>,
  format: 'csv' | 'jsonl',
): AsyncGenerator<string> {
  if (format === 'csv') yield `\ufeff${csvLine(columns)}`
  let seq = Number.MAX_SAFE_INTEGER
  for (;;) {
    const rows = await db
      .select()
      .from(auditEntries)
      .where(lt(auditEntries.seq, seq))
      .orderBy(desc(auditEntries.seq))
      .limit(rowsOfExport)
    const last = rows.at(-1)
    if (!last) return
    seq = last.seq
    const entries = await withAddresses(db, rows)
    yield entries.map((entry) => (format === 'csv' ? csvOf(entry) : `${JSON.stringify(entry)}\n`)).join('')
  }
}

async function withAddresses(db: Database, rows: Row[]): Promise<AuditEntry[]> {
  const ids = rows.flatMap(({ operatorId, subjectId }) => [operatorId, subjectId].filter((id) => id !== null))
  const addresses = await findAddresses(db, [...new Set(ids)])
  const person = (id: string | null) => id && { id, email: addresses.get(id) ?? null }
  return rows.map(({ id, createdAt, operatorId, act, subjectId, reason, detail }) => ({
    id,
    at: createdAt.toISOString(),
    operator: person(operatorId) || null,
    act,
    subject: person(subjectId) || null,
    reason,
    detail,
  }))
}

const columns = ['at', 'operator_id', 'operator', 'act', 'subject_id', 'subject', 'detail', 'reason']

function csvOf({ at, operator, act, subject, detail, reason }: AuditEntry): string {
  const names = (person: AuditEntry['subject']) => [person?.id ?? '', person?.email ?? '']
  return csvLine([at, ...names(operator), act, ...names(subject), detail, reason])
}

/** A spreadsheet calculates what begins like a formula, so that sign gets an apostrophe before it. */
function csvLine(cells: string[]): string {
  const safe = cells.map((cell) => {
    const line = cell.replace(/[;\t\r\n]/g, ' ')
    return `"${(/^ *[=+\-@]/.test(line) ? `'${line}` : line).replace(/"/g, '""')}"`
  })
  return `${safe.join(',')}\r\n`
}
