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
import type { ExportPart } from '../../../contract/accounts/leaving.ts'
import { tiers } from '../../../contract/plans.ts'
import { bytes, createdAt, moment, updatedAt } from '../../platform/database/columns.ts'

/**
 * Invitations to create an account, by an operator. The accounts are named by id alone, so that the list outlives them.
 */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').notNull(),
    /** The only address that may use it; null for a link. */
    email: text('email'),
    /** The plan that comes with it. */
    tier: text('tier', { enum: tiers }),
    invitedBy: text('invited_by'),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
    usedBy: text('used_by'),
    withdrawnAt: moment('withdrawn_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('invitations_token').on(table.tokenHash),
    index('invitations_email').on(table.email),
    index('invitations_created').on(table.createdAt.desc()),
  ],
)

export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    email: text('email').notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    name: text('name').notNull(),
    image: text('image'),
    /** While an operator keeps the account from signing in. */
    suspendedAt: moment('suspended_at'),
    /** Since when the account operates the site because another operator named it. */
    operatorSince: moment('operator_since'),
    /** The invitation that the account was created with, which is used up when its address is confirmed. */
    invitationId: uuid('invitation_id').references(() => invitations.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    check('users_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
)

/** The account that was confirmed first, written once by a trigger. Without an account, it was deleted. */
export const firstConfirmed = pgTable(
  'first_confirmed',
  {
    id: integer('id').primaryKey().default(1),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [check('first_confirmed_once', sql`${table.id} = 1`)],
)

/** Small pictures of users; `users.image` has the address with the hash. */
export const pictures = pgTable('profile_pictures', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  bytes: bytes('bytes').notNull(),
  /** image/png, image/jpeg or image/webp */
  type: text('type').notNull(),
  hash: text('hash').notNull(),
  updatedAt: updatedAt(),
})

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
    /** Exact to a few minutes, because it is not written on each request. */
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [uniqueIndex('sessions_token').on(table.token), index('sessions_user').on(table.userId)],
)

/** Ways to sign in: a password, or an account at an identity provider. */
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

/** Pending proofs of the library. */
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

/** Mailed links. A row without a user is a decoy, so that an unknown address costs the same work as a known one. */
export const mailLinks = pgTable(
  'mail_links',
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The address that the link was sent to and that it proves. */
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

/** The sealed secret that the user's authenticator shares. `lastStep` is the newest time step that was used. */
export const twoFactors = pgTable('two_factors', {
  userId: soleOwner(),
  sealedSecret: text('sealed_secret').notNull(),
  confirmedAt: moment('confirmed_at'),
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
})

/** Hashes of recovery codes; used ones stay, so that they are recognised as used. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: owner(), codeHash: text('code_hash').notNull(), usedAt: moment('used_at') },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

/** Passkeys: the public keys of devices that sign a challenge after a PIN or a fingerprint. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner(),
    name: text('name').notNull(),
    credentialId: text('credential_id').notNull(),
    publicKey: bytes('public_key').notNull(),
    /** Counts the uses where the device counts them, so that a copy is noticed. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    transports: text('transports').array().notNull().default([]),
    /** The device keeps copies on the owner's other devices. */
    isSynced: boolean('is_synced').notNull().default(false),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    uniqueIndex('passkeys_credential').on(table.credentialId),
    index('passkeys_user').on(table.userId),
  ],
)

/** Challenges that wait for an answer, for minutes; without a user for a sign-in. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    challengeHash: text('challenge_hash').primaryKey(),
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_user').on(table.userId),
    index('passkey_challenges_expires').on(table.expiresAt),
  ],
)

/** Browsers that have signed in before. A trusted one skips the second step until `trustedUntil`. */
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

/** Sign-ins with the right password whose code is missing. */
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

/** Events of an account, for its owner to read. Rows are only added. */
export const securityEvents = pgTable(
  'security_events',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The order; never shown, because it counts the events of all users. */
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

/** A new e-mail address that waits until both the old and the new one are confirmed. */
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

/** An archive of everything that an account owns; made by a job, stored for a week. */
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
    /** Time of the last progress; a running export without progress is considered dead. */
    updatedAt: updatedAt(),
    readyAt: moment('ready_at'),
    expiresAt: moment('expires_at'),
  },
  (table) => [
    // At most one open export per user, across all servers.
    uniqueIndex('account_exports_open').on(table.userId).where(sql`state in ('queued', 'running')`),
    index('account_exports_user').on(table.userId, table.createdAt),
  ],
)

/** The archive in chunks, so that neither making nor sending it needs it whole in memory. */
export const accountExportChunks = pgTable(
  'account_export_chunks',
  {
    exportId: uuid('export_id')
      .notNull()
      .references(() => accountExports.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Null for a chunk that is in the store of files. */
    bytes: bytes('bytes'),
    fileKey: text('file_key'),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.position] })],
)

/**
 * Bytes of text that an account stores in all tables. Triggers (migration 0021) record every change as a separate row,
 * so that no two statements wait for each other; a background task adds them up.
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
