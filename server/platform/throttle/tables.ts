import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** Uses of a guarded call in the current window, by key; shared by all servers. */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    used: integer('used').notNull(),
    resetsAt: moment('resets_at').notNull(),
    /** Of a rule whose wait grows: nobody comes through before. */
    blockedUntil: moment('blocked_until'),
  },
  (table) => [index('throttles_resets').on(table.resetsAt)],
)
