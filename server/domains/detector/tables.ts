import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
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

/** Links by which anyone can read a check: a copy of its text and result, which later changes do not reach. */
export const checkShares = pgTable(
  'check_shares',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the address, which is shown once. */
    tokenHash: text('token_hash').notNull(),
    /** Only if the owner chose to show it. */
    ownerName: text('owner_name'),
    text: text('text').notNull(),
    /** The start of the text, for lists. */
    opening: text('opening').notNull(),
    result: jsonb('result').notNull(),
    /** Null means until it is revoked. */
    expiresAt: moment('expires_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('check_shares_token').on(table.tokenHash),
    index('check_shares_user').on(table.userId, table.createdAt),
    index('check_shares_expires').on(table.expiresAt).where(sql`expires_at is not null`),
  ],
)
