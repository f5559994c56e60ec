import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../../platform/database/columns.ts'
import { users } from '../accounts/tables.ts'

/** Scans of users who have history on (decisions.md 35). */
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
