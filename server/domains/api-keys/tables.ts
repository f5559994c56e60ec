import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { apiScopes } from '../../../contract/api/api-keys.ts'
import { apiKinds } from '../../../contract/api/usage.ts'
import { createdAt, moment } from '../../platform/database/columns.ts'
import { users } from '../accounts/tables.ts'

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** API keys. A revoked key keeps its row, because its use is listed by key. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    name: text('name').notNull(),
    /** SHA-256 of the key. The key itself is shown once and is not stored. */
    hash: text('hash').notNull(),
    lastFour: text('last_four').notNull(),
    scopes: text('scopes', { enum: apiScopes }).array().notNull(),
    wordsPerDay: integer('words_per_day'),
    addresses: text('addresses').array().notNull(),
    expiresAt: moment('expires_at'),
    revokedAt: moment('revoked_at'),
    lastUsedAt: moment('last_used_at'),
    /** Words that were sent on `wordsDay` (UTC). */
    wordsDay: date('words_day'),
    wordsToday: integer('words_today').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('api_keys_hash').on(table.hash),
    index('api_keys_user').on(table.userId, table.createdAt),
    check('api_keys_words', sql`${table.wordsToday} >= 0 and coalesce(${table.wordsPerDay}, 1) > 0`),
  ],
)

/** What each key did on each day (UTC), by kind of call. */
export const apiUsage = pgTable(
  'api_usage',
  {
    userId: owner(),
    keyId: uuid('key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    kind: text('kind', { enum: apiKinds }).notNull(),
    calls: integer('calls').notNull().default(0),
    failed: integer('failed').notNull().default(0),
    /** Words of the texts that were sent, and words of credit that were charged. */
    words: integer('words').notNull().default(0),
    charged: integer('charged').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.keyId, table.day, table.kind] }),
    index('api_usage_user').on(table.userId, table.day),
  ],
)

/**
 * Answers to calls with an Idempotency-Key. The body is sealed with the key of the program, which the server does not
 * have, so that only a caller with the key can read it.
 */
export const apiAnswers = pgTable(
  'api_answers',
  {
    userId: owner(),
    keyId: uuid('key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    /** Digest of the route and of the caller's Idempotency-Key. */
    callHash: text('call_hash').notNull(),
    requestHash: text('request_hash').notNull(),
    /** Null while the call runs. */
    status: integer('status'),
    sealedBody: text('sealed_body'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.keyId, table.callHash] }),
    index('api_answers_created').on(table.createdAt),
  ],
)
