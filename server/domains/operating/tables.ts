import { bigserial, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { AuditAct } from '../../../contract/operating/audit.ts'
import { tiers } from '../../../contract/plans.ts'
import { createdAt, moment } from '../../platform/database/columns.ts'
import { users } from '../accounts/tables.ts'

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

/** Plans that came with an invitation, while no other plan replaces them. Their words come back every cycle. */
export const givenPlans = pgTable(
  'given_plans',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    tier: text('tier', { enum: tiers }).notNull(),
    /** Names the invitation in the ledger. */
    reason: text('reason').notNull(),
    /** The number of the next cycle. */
    cycle: integer('cycle').notNull().default(1),
    nextRefreshAt: moment('next_refresh_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('given_plans_refresh').on(table.nextRefreshAt)],
)
