import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { announcedKinds, letterKinds } from '../../../contract/letters.ts'
import { createdAt } from '../../platform/database/columns.ts'
import type { Letter } from '../../platform/mail/letter.ts'
import { users } from '../accounts/tables.ts'

/**
 * Whose letter of which period has been seen to, sent or with nothing to tell. Its key is what makes each letter go once,
 * however many servers try. The period is a week, an announcement's id, or a grant of words with how far it was used.
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

/** What an operator wrote to everybody. The id is a digest of kind and words: the same letter twice is one letter. */
export const announcements = pgTable('announcements', {
  id: text('id').primaryKey(),
  kind: text('kind', { enum: announcedKinds }).notNull(),
  subject: text('subject').notNull(),
  letter: jsonb('letter').$type<Letter>().notNull(),
  createdAt: createdAt(),
})
