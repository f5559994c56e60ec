import { bigserial, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AuditAct } from '../../../contract/operating/audit.ts'
import { createdAt } from '../../platform/database/columns.ts'

/**
 * What operators did. Rows are only added: a trigger refuses changes and deletions. Accounts are named by their ids, so
 * that a deleted account leaves neither its name nor its address here.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    /** Null for a command on the server. */
    operatorId: text('operator_id'),
    act: text('act').$type<AuditAct>().notNull(),
    subjectId: text('subject_id'),
    reason: text('reason').notNull().default(''),
    detail: text('detail').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [index('audit_entries_seq').on(table.seq.desc())],
)
