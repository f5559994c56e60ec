import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { OriginalityReport } from '../../../contract/originality/originality.ts'
import { createdAt } from '../../platform/database/columns.ts'
import { users } from '../accounts/tables.ts'

/** Originality checks of users who have history on. The sources are not stored, only the passages of the report. */
export const originalityChecks = pgTable(
  'originality_checks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    report: jsonb('report').$type<OriginalityReport>().notNull(),
    /** For the list: words that count, of these the copied ones, and sources, with the usual exclusions. */
    words: integer('words').notNull(),
    copied: integer('copied').notNull(),
    sources: integer('sources').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('originality_checks_user').on(table.userId, table.createdAt)],
)
