import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { announcedKinds, letterKinds } from '../../../contract/letters.ts'
import { createdAt } from '../../platform/database/columns.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { users } from '../accounts/tables.ts'

/**
 * Letters by user and period that were handled: sent, or without content. The primary key ensures that each letter is
 * sent once, however many servers try. The period is a week, an announcement's id, or a grant of words with its state.
 */
export const lettersSent = pgTable(
  'letters_sent',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: letterKinds }).notNull(),
    period: text('period').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind, table.period] })],
)

/**
 * Letters that an operator wrote to all users. The id is a digest of kind and words, so that the same letter exists
 * once.
 */
export const announcements = pgTable('announcements', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: announcedKinds }).notNull(),
  subject: text('subject').notNull(),
  letter: jsonb('letter').$type<Letter>().notNull(),
  createdAt: createdAt(),
})
