import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/**
 * Files of the store to delete, by their keys. A file is here before it is uploaded, so that one whose row was never
 * written is deleted too; a trigger takes it out when a row names it, and puts it back when that row is deleted.
 */
export const fileDeletions = pgTable(
  'file_deletions',
  { key: text('key').primaryKey(), dueAt: moment('due_at').notNull() },
  (table) => [index('file_deletions_due').on(table.dueAt)],
)
