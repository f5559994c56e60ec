import { sql } from 'drizzle-orm'
import {
  bigserial,
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
import { wordCauses } from '../../../contract/credits.ts'
import { modelWorks } from '../../../contract/operating/model-usage.ts'
import { tiers } from '../../../contract/plans.ts'
import { createdAt, isOneOf, moment, updatedAt } from '../../platform/database/columns.ts'
import { users } from '../accounts/tables.ts'

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The balance; always the sum of the owner's credit_entries. */
export const userCredits = pgTable(
  'user_credits',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    remainingWords: integer('remaining_words').notNull(),
    tier: text('tier', { enum: tiers }).notNull().default('free'),
    /** Overrides the plan's words per cycle, if the subscription does. */
    allowance: integer('allowance'),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('user_credits_not_negative', sql`${table.remainingWords} >= 0`),
    check('user_credits_tier', isOneOf(table.tier, tiers)),
  ],
)

export const runStates = ['reserved', 'settled', 'released'] as const

/** A unit of work that costs words: reserved before it starts, then settled or released, once. */
export const creditRuns = pgTable(
  'credit_runs',
  {
    id: uuid('id').primaryKey(),
    userId: owner(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** A keyed hash of text and choices; empty once the same text would be charged again. */
    inputDigest: text('input_digest').notNull(),
    reservedWords: integer('reserved_words').notNull(),
    settledWords: integer('settled_words'),
    /** How many unused words the run returns at most. Set when a cycle ends during the run; otherwise all of them. */
    returnableWords: integer('returnable_words'),
    state: text('state', { enum: runStates }).notNull().default('reserved'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('credit_runs_key').on(table.userId, table.idempotencyKey),
    index('credit_runs_charged').on(table.userId, table.inputDigest).where(sql`settled_words > 0`),
    index('credit_runs_digests').on(table.createdAt).where(sql`input_digest <> ''`),
    index('credit_runs_open').on(table.expiresAt).where(sql`state = 'reserved'`),
    check(
      'credit_runs_words',
      sql`${table.reservedWords} >= 0 and coalesce(${table.settledWords}, 0) between 0 and ${table.reservedWords}`,
    ),
    check('credit_runs_state', sql`(${table.state} = 'settled') = (${table.settledWords} is not null)`),
  ],
)

export const entryKinds = ['grant', 'reserve', 'settle', 'release', 'expire'] as const

/** The ledger: rows are only added (a trigger refuses changes). `words` is signed. */
export const creditEntries = pgTable(
  'credit_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: owner(),
    runId: uuid('run_id').references(() => creditRuns.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: entryKinds }).notNull(),
    words: integer('words').notNull(),
    /** The cause of a grant, such as a cycle of a subscription, which is applied once. */
    reason: text('reason'),
    /** What the statement names; null in older entries, whose reason says it. */
    cause: text('cause', { enum: wordCauses }),
    tier: text('tier', { enum: tiers }),
    createdAt: createdAt(),
  },
  (table) => [
    index('credit_entries_user').on(table.userId, table.id),
    uniqueIndex('credit_entries_reason').on(table.userId, table.reason),
    uniqueIndex('credit_entries_once').on(table.runId, table.kind),
    check('credit_entries_run', sql`(${table.kind} in ('grant', 'expire')) = (${table.runId} is null)`),
  ],
)

/** Words of results that cost a user nothing, in one day (UTC). */
export const freeResultDays = pgTable(
  'free_result_days',
  { userId: owner(), day: date('day').notNull(), words: integer('words').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    check('free_result_days_not_negative', sql`${table.words} >= 0`),
  ],
)

/** Keyed hashes of the mail addresses that received the words of the free plan. They outlive the accounts. */
export const freeGrants = pgTable('free_grants', {
  addressHash: text('address_hash').primaryKey(),
  createdAt: createdAt(),
})

/** Tokens of the operator's model that a user has used or reserved in one day (UTC); the sum of the day's entries. */
export const tokenDays = pgTable(
  'token_days',
  { userId: owner(), day: date('day').notNull(), used: integer('used').notNull() },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    check('token_days_not_negative', sql`${table.used} >= 0`),
  ],
)

/** What a user had each of the operator's models do in one day (UTC), for the operator's figures. */
export const modelDays = pgTable(
  'model_days',
  {
    userId: owner(),
    day: date('day').notNull(),
    model: text('model').notNull(),
    work: text('work', { enum: modelWorks }).notNull(),
    calls: integer('calls').notNull(),
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day, table.model, table.work] }),
    index('model_days_day').on(table.day),
    check(
      'model_days_not_negative',
      sql`least(${table.calls}, ${table.inputTokens}, ${table.outputTokens}) >= 0`,
    ),
  ],
)

/** Reservations of tokens that have not ended. A chore releases those of a server that died. */
export const tokenReservations = pgTable(
  'token_reservations',
  {
    runId: uuid('run_id').primaryKey(),
    userId: owner(),
    day: date('day').notNull(),
    tokens: integer('tokens').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('token_reservations_user').on(table.userId),
    index('token_reservations_expires').on(table.expiresAt),
  ],
)

export const tokenEntryKinds = ['reserve', 'settle', 'release'] as const

/** The ledger of tokens, separate from words: rows are only added. `tokens` is signed. */
export const tokenEntries = pgTable(
  'token_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: owner(),
    day: date('day').notNull(),
    /** One call of the model: reserved, then settled or released, once. */
    runId: uuid('run_id').notNull(),
    kind: text('kind', { enum: tokenEntryKinds }).notNull(),
    tokens: integer('tokens').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('token_entries_user').on(table.userId, table.day),
    index('token_entries_day').on(table.day),
    uniqueIndex('token_entries_once').on(table.runId, sql`(${table.kind} = 'reserve')`),
  ],
)

/**
 * What an account or a visitor's network has used of the operator's paid services in one day (UTC), in the unit of the
 * service (paid-services.ts). Tokens of the model have a ledger of their own.
 */
export const serviceDays = pgTable(
  'service_days',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    service: text('service').notNull(),
    /** The user's id, or a keyed hash of the network. */
    owner: text('owner').notNull(),
    /** Null for a network. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    used: integer('used').notNull(),
  },
  (table) => [
    uniqueIndex('service_days_owner').on(table.service, table.owner, table.day),
    index('service_days_user').on(table.userId),
    index('service_days_day').on(table.day),
    check('service_days_not_negative', sql`${table.used} >= 0`),
  ],
)
