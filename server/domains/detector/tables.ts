import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, moment } from '../../platform/database/columns.ts'
import { users } from '../accounts/tables.ts'

/** Checks of users who have history on (docs/spec/decisions.md 35). */
export const textAnalyses = pgTable(
  'text_analyses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    result: jsonb('result').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('text_analyses_user').on(table.userId, table.createdAt)],
)

/** Checks per user and hour, stored for a month, for the weekly report. Contains no text and no result. */
export const checkCounts = pgTable(
  'check_counts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    hour: moment('hour').notNull(),
    checks: integer('checks').notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hour] })],
)
