import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { type BulkChoices, type BulkResult, bulkKinds, bulkStates } from '../../../contract/api/bulk.ts'
import { createdAt, moment, updatedAt } from '../../platform/database/columns.ts'
import { users } from '../accounts/tables.ts'
import { apiKeys } from '../api-keys/tables.ts'

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Bulk jobs. A job is deleted with its rows seven days after its end, or when its owner wants it. */
export const bulkJobs = pgTable(
  'bulk_jobs',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    /** Null for a job that was started on a page. */
    keyId: uuid('key_id').references(() => apiKeys.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: bulkKinds }).notNull(),
    choices: jsonb('choices').$type<BulkChoices>().notNull(),
    name: text('name'),
    state: text('state', { enum: bulkStates }).notNull().default('queued'),
    /** The code of the error that ended a failed job. */
    reason: text('reason'),
    total: integer('total').notNull(),
    done: integer('done').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    words: integer('words').notNull(),
    characters: integer('characters').notNull(),
    charged: integer('charged').notNull().default(0),
    webhook: text('webhook'),
    webhookState: text('webhook_state', { enum: ['waiting', 'delivered', 'failed'] }),
    /** The run that works on the job, and until when it alone may. */
    leaseId: text('lease_id'),
    leaseUntil: moment('lease_until'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    endedAt: moment('ended_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    index('bulk_jobs_user').on(table.userId, table.createdAt),
    index('bulk_jobs_expiry').on(table.expiresAt),
    check('bulk_jobs_rows', sql`${table.done} + ${table.failed} <= ${table.total}`),
  ],
)

/** The texts of a job and their results. A text is emptied once it has a result. */
export const bulkRows = pgTable(
  'bulk_rows',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => bulkJobs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    userId: owner(),
    label: text('label').notNull(),
    text: text('text').notNull(),
    words: integer('words').notNull(),
    state: text('state', { enum: ['waiting', 'done', 'failed', 'skipped'] })
      .notNull()
      .default('waiting'),
    error: jsonb('error').$type<{ code: string; message: string }>(),
    result: jsonb('result').$type<NonNullable<BulkResult['result']>>(),
  },
  (table) => [
    uniqueIndex('bulk_rows_position').on(table.jobId, table.position),
    index('bulk_rows_user').on(table.userId),
    index('bulk_rows_waiting').on(table.jobId, table.position).where(sql`state = 'waiting'`),
  ],
)
