import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { RewriteChoices } from '../../../contract/humanizer.ts'
import { createdAt } from '../../platform/database/columns.ts'
import { users } from '../accounts/tables.ts'
import { creditRuns } from '../credits/tables.ts'

/**
 * One row per run, with its number of words. The rest is stored only for users who have history on
 * (docs/spec/decisions.md 35).
 */
export const humanizedTexts = pgTable(
  'humanized_texts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The charged run that made the text, so that an equal run gives it again. */
    runId: uuid('run_id').references(() => creditRuns.id, { onDelete: 'set null' }),
    wordCount: integer('word_count').notNull(),
    /** A keyed hash of the original; null once the same text would count as another one. */
    textDigest: text('text_digest'),
    /** The same text was rewritten shortly before, so that it counts once among the texts. */
    isRepeat: boolean('is_repeat').notNull().default(false),
    /** The humanized text. */
    textContent: text('text_content'),
    original: text('original'),
    /** The result without the text: a KeptRun. */
    result: jsonb('result'),
    /** What the user took back or reworded since: RewriteChoices. Null until there is something. */
    choices: jsonb('choices').$type<RewriteChoices>(),
    /** Names the save that `choices` is from, so that two tabs do not overwrite each other. */
    choicesRevision: uuid('choices_revision'),
    createdAt: createdAt(),
  },
  (table) => [
    index('humanized_texts_user').on(table.userId, table.createdAt),
    index('humanized_texts_run').on(table.runId),
    index('humanized_texts_digest').on(table.userId, table.textDigest).where(sql`text_digest is not null`),
    index('humanized_texts_digests').on(table.createdAt).where(sql`text_digest is not null`),
  ],
)
