import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment } from '../database/columns.ts'

/** Uses of a guarded call in the current window, by key. All servers share this table. */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    used: integer('used').notNull(),
    resetsAt: moment('resets_at').notNull(),
    /** For rules with a growing wait: the time until which every attempt is refused. */
    blockedUntil: moment('blocked_until'),
  },
  (table) => [index('throttles_resets').on(table.resetsAt)],
)
