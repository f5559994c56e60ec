import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../../platform/database/columns.ts'

/** Mails that the local mailbox received instead of sending them, for every server on this database. */
export const localMails = pgTable(
  'local_mails',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    /** The mail as it was received. */
    source: text('source').notNull().default(''),
    links: jsonb('links').$type<string[]>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('local_mails_to').on(table.to)],
)
