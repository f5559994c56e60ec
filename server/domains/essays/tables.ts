import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { defaultEssayTitle } from '../../../contract/essays/essay-defaults.ts'
import type { DocumentNode, EssaySettings } from '../../../contract/essays/essays.ts'
import { type RecordState, recordEntryKinds } from '../../../contract/essays/record.ts'
import { essayShareAccesses } from '../../../contract/essays/sharing.ts'
import { essayVersionKinds } from '../../../contract/essays/versions.ts'
import { bytes, createdAt, moment, updatedAt } from '../../platform/database/columns.ts'
import { users } from '../accounts/tables.ts'
import { chats } from '../chats/tables.ts'

/** An essay, which belongs to a chat that is flagged `is_essay_chat`. */
export const essays = pgTable(
  'essays',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    chatId: uuid('chat_id').notNull(),
    title: text('title').notNull().default(defaultEssayTitle),
    settings: jsonb('settings').$type<Partial<EssaySettings>>().notNull().default({}),
    /** As of the last snapshot. */
    words: integer('words').notNull().default(0),
    /** The number of the last update. */
    seq: integer('seq').notNull().default(0),
    /** The size of the snapshot and of the updates after it. */
    bytes: integer('bytes').notNull().default(0),
    /** The number of updates after the snapshot. */
    waiting: integer('waiting').notNull().default(0),
    /** The state of the authorship record; null if there is none. */
    recordState: text('record_state').$type<RecordState>(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('essays_owner').on(table.id, table.userId),
    unique('essays_chat').on(table.chatId),
    // An essay always has the same owner as its chat.
    foreignKey({
      name: 'essays_chat_owner',
      columns: [table.chatId, table.userId],
      foreignColumns: [chats.id, chats.userId],
    }).onDelete('cascade'),
    index('essays_list').on(table.userId, table.updatedAt.desc(), table.id),
    index('essays_waiting').on(table.waiting, table.updatedAt),
  ],
)

const ownedByEssay = (name: string, table: { essayId: never; userId: never }) =>
  foreignKey({
    name,
    columns: [table.essayId, table.userId],
    foreignColumns: [essays.id, essays.userId],
  }).onDelete('cascade')

/** Changes that arrived after the snapshot, in the format of Yjs. Rows are only added, and removed by a compaction. */
export const essayUpdates = pgTable(
  'essay_updates',
  {
    essayId: uuid('essay_id').notNull(),
    userId: text('user_id').notNull(),
    seq: integer('seq').notNull(),
    update: bytes('update').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.essayId, table.seq] }),
    ownedByEssay('essay_updates_owner', table as never),
    index('essay_updates_user').on(table.userId),
  ],
)

/** The essay after all updates up to `seq`, as a Yjs state and as the document that it describes. */
export const essaySnapshots = pgTable(
  'essay_snapshots',
  {
    essayId: uuid('essay_id').primaryKey(),
    userId: text('user_id').notNull(),
    seq: integer('seq').notNull(),
    state: bytes('state').notNull(),
    document: jsonb('document').$type<DocumentNode>().notNull(),
    /** The size of state, document and passages together. */
    bytes: integer('bytes').notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [
    ownedByEssay('essay_snapshots_owner', table as never),
    index('essay_snapshots_user').on(table.userId),
  ],
)

/**
 * The text of the snapshot in passages, for the search. Migration 0030 adds the column `words`, which no query selects:
 * it has the words of the text, each after a key of its owner.
 */
export const essayPassages = pgTable(
  'essay_passages',
  {
    essayId: uuid('essay_id').notNull(),
    userId: text('user_id').notNull(),
    number: integer('number').notNull(),
    text: text('text').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.essayId, table.number] }),
    ownedByEssay('essay_passages_owner', table as never),
    index('essay_passages_user').on(table.userId),
  ],
)

/** An earlier document of an essay, which can be restored. */
export const essayVersions = pgTable(
  'essay_versions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    essayId: uuid('essay_id').notNull(),
    userId: text('user_id').notNull(),
    kind: text('kind', { enum: essayVersionKinds }).notNull(),
    /** Chosen by the user. A version with a name is not removed automatically. */
    name: text('name'),
    /** The number of the last update in it. */
    seq: integer('seq').notNull(),
    document: jsonb('document').$type<DocumentNode>().notNull(),
    words: integer('words').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    ownedByEssay('essay_versions_owner', table as never),
    index('essay_versions_user').on(table.userId),
    index('essay_versions_essay').on(table.essayId, table.createdAt.desc(), table.id),
  ],
)

/** The authorship record of an essay. Whether it is on is in the row of the essay. */
export const essayRecords = pgTable(
  'essay_records',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    essayId: uuid('essay_id').notNull(),
    userId: text('user_id').notNull(),
    /** The number of the last entry. */
    entries: integer('entries').notNull().default(0),
    /** The hash of the last entry. */
    head: text('head').notNull().default(''),
    lastAt: moment('last_at').notNull(),
    /** The number of the last update of the essay that the record has. */
    seq: integer('seq').notNull().default(0),
    /** The size of all entries. */
    bytes: integer('bytes').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    unique('essay_records_essay').on(table.essayId),
    unique('essay_records_owner_id').on(table.id, table.userId),
    foreignKey({
      name: 'essay_records_owner',
      columns: [table.essayId, table.userId],
      foreignColumns: [essays.id, essays.userId],
    }).onDelete('cascade'),
    index('essay_records_user').on(table.userId),
  ],
)

/** The entries of a record. A trigger refuses to change a row; rows are deleted with their record only. */
export const essayRecordEntries = pgTable(
  'essay_record_entries',
  {
    recordId: uuid('record_id').notNull(),
    userId: text('user_id').notNull(),
    number: integer('number').notNull(),
    kind: text('kind', { enum: recordEntryKinds }).notNull(),
    receivedAt: moment('received_at').notNull(),
    writtenAt: moment('written_at'),
    payload: bytes('payload').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.recordId, table.number] }),
    foreignKey({
      name: 'essay_record_entries_owner',
      columns: [table.recordId, table.userId],
      foreignColumns: [essayRecords.id, essayRecords.userId],
    }).onDelete('cascade'),
    index('essay_record_entries_user').on(table.userId),
  ],
)

/** Links by which anyone can read an essay as it is now, or comment on it. */
export const essayShares = pgTable(
  'essay_shares',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    essayId: uuid('essay_id').notNull(),
    userId: text('user_id').notNull(),
    /** SHA-256 of the token in the address, which is shown once. */
    tokenHash: text('token_hash').notNull(),
    name: text('name').notNull(),
    access: text('access', { enum: essayShareAccesses }).notNull(),
    /** Only if the owner chose to show it. */
    ownerName: text('owner_name'),
    /** Null means until it is revoked. */
    expiresAt: moment('expires_at'),
    createdAt: createdAt(),
  },
  (table) => [
    ownedByEssay('essay_shares_owner', table as never),
    uniqueIndex('essay_shares_token').on(table.tokenHash),
    index('essay_shares_user').on(table.userId, table.createdAt),
    index('essay_shares_essay').on(table.essayId),
    index('essay_shares_expires').on(table.expiresAt).where(sql`expires_at is not null`),
  ],
)

/** Comments on an essay, by its owner and by readers, and the replies to them. All belong to the essay's owner. */
export const essayComments = pgTable(
  'essay_comments',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    essayId: uuid('essay_id').notNull(),
    userId: text('user_id').notNull(),
    /** The link by which it came; null for the owner's, and after the link was revoked. */
    shareId: uuid('share_id').references(() => essayShares.id, { onDelete: 'set null' }),
    parentId: uuid('parent_id').references((): AnyPgColumn => essayComments.id, { onDelete: 'cascade' }),
    /** As a reader gave it; empty for the owner's. */
    author: text('author').notNull(),
    isOwner: boolean('is_owner').notNull(),
    /** SHA-256 of the key of the reader's browser, by which it can delete its own comments. */
    readerKey: text('reader_key'),
    text: text('text').notNull(),
    /** Offered in the place of the quoted words. */
    replacement: text('replacement'),
    isAccepted: boolean('is_accepted').notNull().default(false),
    /** Relative positions of Yjs in base64; null for a reply. */
    start: text('start'),
    end: text('end'),
    quote: text('quote').notNull().default(''),
    /** What was around the quoted words, and how many characters before them, to find them after an edit. */
    before: text('before').notNull().default(''),
    after: text('after').notNull().default(''),
    place: integer('place').notNull().default(0),
    resolvedAt: moment('resolved_at'),
    createdAt: createdAt(),
  },
  (table) => [
    ownedByEssay('essay_comments_owner', table as never),
    index('essay_comments_essay').on(table.essayId, table.createdAt),
    index('essay_comments_user').on(table.userId),
    index('essay_comments_share').on(table.shareId),
    index('essay_comments_parent').on(table.parentId),
  ],
)
