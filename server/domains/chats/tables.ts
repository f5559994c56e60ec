import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { messageStatuses, senders } from '../../../contract/chats/chats.ts'
import { fileKinds, type MessageFile } from '../../../contract/chats/files.ts'
import type { SharedMessage } from '../../../contract/chats/sharing.ts'
import type { HumanizationDetails } from '../../../contract/humanizer.ts'
import type { Message } from '../../../texts/message.ts'
import { bytes, createdAt, moment, updatedAt } from '../../platform/database/columns.ts'
import { users } from '../accounts/tables.ts'

export const titleSources = ['default', 'first-words', 'generated', 'user'] as const

/** A folder that a user puts chats into. */
export const chatFolders = pgTable(
  'chat_folders',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('chat_folders_user').on(table.userId)],
)

// `chats` and `chat_messages` each have one more column, `words`, for the search (migrations 0020 and 0049). It is not declared
// here, so that no query loads it by selecting all columns.
export const chats = pgTable(
  'chats',
  {
    id: uuid('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull().default('New Chat'),
    titleSource: text('title_source', { enum: titleSources }).notNull().default('default'),
    humanized: boolean('humanized').notNull().default(false),
    archived: boolean('archived').notNull().default(false),
    isEssayChat: boolean('is_essay_chat').notNull().default(false),
    /** The last message of the visible branch; null means the newest. No foreign key: purging updates it. */
    leafId: uuid('leaf_id'),
    /** The model chosen for this chat; if it no longer exists, the default model answers. */
    model: text('model'),
    tone: text('tone'),
    /** Kept at the top of the list, the newest pin first. */
    pinnedAt: moment('pinned_at'),
    folderId: uuid('folder_id').references(() => chatFolders.id, { onDelete: 'set null' }),
    /**
     * The source of an imported chat, 'chatgpt:<id there>', so that importing the same file again creates no second
     * chat.
     */
    importedFrom: text('imported_from'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    unique('chats_owner').on(table.id, table.userId),
    index('chats_list').on(table.userId, table.archived, table.updatedAt.desc(), table.id),
    index('chats_pinned').on(table.userId, table.pinnedAt).where(sql`pinned_at is not null`),
    index('chats_folder').on(table.folderId).where(sql`folder_id is not null`),
    uniqueIndex('chats_imported').on(table.userId, table.importedFrom).where(sql`imported_from is not null`),
  ],
)

/**
 * Files that users attached: for documents the text that was read, for images the bytes. `file_attachments` records
 * which messages show a file; several may, because an edited message keeps the files of the earlier version.
 */
export const chatFiles = pgTable(
  'chat_files',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null until a message with it is sent; unsent files are deleted after a day. */
    chatId: uuid('chat_id').references(() => chats.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    type: text('type').notNull(),
    kind: text('kind', { enum: fileKinds }).notNull(),
    pages: integer('pages'),
    pagesRead: integer('pages_read'),
    words: integer('words'),
    isCut: boolean('is_cut').notNull().default(false),
    width: integer('width'),
    height: integer('height'),
    note: text('note'),
    /** Form feeds separate pages. */
    text: text('text').notNull().default(''),
    bytes: bytes('bytes'),
    /** Where the bytes are if they are not in this row. */
    fileKey: text('file_key'),
    createdAt: createdAt(),
  },
  (table) => [
    index('chat_files_user').on(table.userId),
    index('chat_files_chat').on(table.chatId).where(sql`chat_id is not null`),
    index('chat_files_unsent').on(table.createdAt).where(sql`chat_id is null`),
  ],
)

export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey(),
    /** Order inside a chat: messages of the same millisecond keep the order in which they were stored. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    chatId: uuid('chat_id').notNull(),
    userId: text('user_id').notNull(),
    clientId: text('client_id').notNull(),
    /** The message that this one follows, always of the same chat; null for the first of a branch. */
    parentId: uuid('parent_id'),
    sender: text('sender', { enum: senders }).notNull(),
    text: text('text').notNull(),
    /** What the model thought before its reply, and for how long. */
    thoughts: text('thoughts'),
    thoughtSeconds: integer('thought_seconds'),
    status: text('status', { enum: messageStatuses }).notNull().default('complete'),
    humanized: boolean('humanized').notNull().default(false),
    /** For a humanized reply: the sibling with the original text. */
    originalId: uuid('original_id'),
    humanizationDetails: jsonb('humanization_details').$type<HumanizationDetails>(),
    aiScore: integer('ai_score'),
    model: text('model'),
    error: text('error'),
    /** The key and the values of `error`. */
    says: jsonb('says').$type<Message>(),
    fileAttachments: jsonb('file_attachments').$type<MessageFile[]>(),
    /** 1 for thumbs up, -1 for thumbs down. */
    rating: smallint('rating'),
    /** The first message that the model was sent with this reply's question; null if it was sent all of them. */
    memoryFrom: uuid('memory_from'),
    /** Deleted by the user, who can still undo it; purged a while later. */
    deletedAt: moment('deleted_at'),
    typingAnimationCompleted: boolean('typing_animation_completed').notNull().default(true),
    /** While streaming: the last heartbeat of the server that writes the reply. */
    beatAt: moment('beat_at'),
    createdAt: createdAt(),
  },
  (table) => [
    // A message always has the same owner as its chat.
    foreignKey({
      name: 'chat_messages_chat_owner',
      columns: [table.chatId, table.userId],
      foreignColumns: [chats.id, chats.userId],
    }).onDelete('cascade'),
    index('chat_messages_chat').on(table.chatId, table.position),
    index('chat_messages_user').on(table.userId),
    uniqueIndex('chat_messages_client').on(table.chatId, table.clientId),
    // At most one reply in progress per chat, across all servers.
    uniqueIndex('chat_messages_streaming').on(table.chatId).where(sql`status = 'streaming'`),
    index('chat_messages_parent').on(table.parentId),
    index('chat_messages_deleted').on(table.deletedAt).where(sql`deleted_at is not null`),
    index('chat_messages_rated').on(table.createdAt).where(sql`rating is not null`),
    check('chat_messages_rating', sql`${table.rating} in (-1, 1)`),
    check('chat_messages_score', sql`${table.aiScore} between 0 and 100`),
    check(
      'chat_messages_streaming_sender',
      sql`${table.status} <> 'streaming' or ${table.sender} = 'assistant'`,
    ),
  ],
)

/**
 * Links by which anyone can read a chat as it was when it was shared
 * (docs/decisions/033-chat-sharing-export-and-import.md).
 */
export const chatShares = pgTable(
  'chat_shares',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    chatId: uuid('chat_id').notNull(),
    userId: text('user_id').notNull(),
    /** SHA-256 of the token in the address, which is shown once. */
    tokenHash: text('token_hash').notNull(),
    title: text('title').notNull(),
    /** Only if the owner chose to show it. */
    ownerName: text('owner_name'),
    messages: jsonb('messages').$type<(SharedMessage & { id: string })[]>().notNull(),
    /** The number of messages, for lists: counting them would read all of their text. */
    messageCount: integer('message_count').notNull(),
    /** Null means until it is revoked. */
    expiresAt: moment('expires_at'),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'chat_shares_chat_owner',
      columns: [table.chatId, table.userId],
      foreignColumns: [chats.id, chats.userId],
    }).onDelete('cascade'),
    uniqueIndex('chat_shares_token').on(table.tokenHash),
    index('chat_shares_user').on(table.userId),
    index('chat_shares_chat').on(table.chatId),
    index('chat_shares_expires').on(table.expiresAt).where(sql`expires_at is not null`),
  ],
)

/** Tables whose words the search still has to compute again, after it has changed how it does so. */
export const searchRefills = pgTable('search_refills', {
  tableName: text('table_name').primaryKey(),
  keyColumn: text('key_column').notNull(),
  textColumn: text('text_column').notNull(),
  /** The key up to which it is done. */
  doneTo: text('done_to'),
})
