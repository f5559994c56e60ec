import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ExportPart } from '../../../contract/leaving.ts'
import { bytes, createdAt, moment, updatedAt } from '../../platform/database/columns.ts'

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    name: text('name').notNull(),
    image: text('image'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
)

export const sessions = pgTable(
  'sessions',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, which only its owner has. */
    token: text('token').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Exact to a few minutes: it is not written on each request. */
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('sessions_token').on(table.token), index('sessions_user').on(table.userId)],
)

/** Ways to sign in: a password, or an account with an identity provider. */
export const identities = pgTable(
  'identities',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    providerId: text('provider_id').notNull(),
    accountId: text('account_id').notNull(),
    password: text('password'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text('scope'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('identities_provider_account').on(table.providerId, table.accountId),
    index('identities_user').on(table.userId),
  ],
)

/** Pending proofs: mail links and the like. */
export const verifications = pgTable(
  'verifications',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('verifications_identifier').on(table.identifier)],
)

/** Links that were mailed. Without a user it is a decoy: an unknown address costs the same work as a known one. */
export const mailLinks = pgTable(
  'mail_links',
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The address that the link went to, and that it proves. */
    email: text('email'),
    returnPath: text('return_path'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    createdAt: createdAt(),
  },
  (table) => [index('mail_links_user').on(table.userId), index('mail_links_expires').on(table.expiresAt)],
)

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const soleOwner = () =>
  text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' })

/** The secret that a person's authenticator knows too, sealed. `lastStep` is the newest time step that was used up. */
export const twoFactors = pgTable('two_factors', {
  userId: soleOwner(),
  sealedSecret: text('sealed_secret').notNull(),
  confirmedAt: moment('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
})

/** Hashes of the codes that stand in for a lost authenticator; a used one stays, so that it is known as used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: owner(), codeHash: text('code_hash').notNull(), usedAt: moment('used_at') },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** Browsers that signed in before. One that is trusted skips the second step until then. */
export const devices = pgTable(
  'devices',
  {
    userId: owner(),
    tokenHash: text('token_hash').notNull(),
    trustedUntil: moment('trusted_until'),
    createdAt: createdAt(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.tokenHash] })],
)

/** Sign-ins whose password was right and whose code is still missing. */
export const secondSteps = pgTable(
  'second_steps',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: owner(),
    attempts: integer('attempts').notNull().default(0),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('second_steps_user').on(table.userId)],
)

/** What happened to an account, for its owner to read. Rows are only added. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The order; never shown, because it counts everybody's events. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
    userId: owner(),
    kind: text('kind').notNull(),
    address: text('address'),
    device: text('device'),
    detail: text('detail'),
    createdAt: createdAt(),
  },
  (table) => [index('security_events_user').on(table.userId, table.seq.desc())],
)

/** A new e-mail address that waits until both the old and the new one said yes. */
export const emailChanges = pgTable(
  'email_changes',
  {
    userId: soleOwner(),
    newEmail: text('new_email').notNull(),
    oldTokenHash: text('old_token_hash').notNull(),
    newTokenHash: text('new_token_hash').notNull(),
    cancelTokenHash: text('cancel_token_hash').notNull(),
    oldConfirmedAt: moment('old_confirmed_at'),
    newConfirmedAt: moment('new_confirmed_at'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('email_changes_old').on(table.oldTokenHash),
    uniqueIndex('email_changes_new').on(table.newTokenHash),
    uniqueIndex('email_changes_cancel').on(table.cancelTokenHash),
  ],
)

/** One archive of everything that an account owns; made by a job, kept for a week. */
export const accountExports = pgTable(
  'account_exports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    state: text('state', { enum: ['queued', 'running', 'ready', 'failed'] })
      .notNull()
      .default('queued'),
    parts: jsonb('parts').$type<ExportPart[]>().notNull().default([]),
    bytes: bigint('bytes', { mode: 'number' }),
    createdAt: createdAt(),
    /** Of the last step forward; a running export that stopped moving is taken for dead. */
    updatedAt: updatedAt(),
    readyAt: moment('ready_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    // One at a time, whichever server is asked.
    uniqueIndex('account_exports_open').on(table.userId).where(sql`state in ('queued', 'running')`),
    index('account_exports_user').on(table.userId, table.createdAt),
  ],
)

/** The archive in pieces, so that neither making nor sending it holds it whole. */
export const accountExportChunks = pgTable(
  'account_export_chunks',
  {
    exportId: uuid('export_id')
      .notNull()
      .references(() => accountExports.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.position] })],
)

/**
 * Bytes of text that an account keeps, in whatever table. Triggers (migration 0021) note every change as a row of its own,
 * so that no two statements wait for each other; a chore adds the changes up.
 */
export const storedText = pgTable('stored_text', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
})

export const storedTextChanges = pgTable(
  'stored_text_changes',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (table) => [index('stored_text_changes_user').on(table.userId)],
)
