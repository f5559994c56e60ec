import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** Uses of a guarded call in the current window, by key; shared by all servers. */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    used: integer('used').notNull(),
    resetsAt: moment('resets_at').notNull(),
  },
  (table) => [index('throttles_resets').on(table.resetsAt)],
)
