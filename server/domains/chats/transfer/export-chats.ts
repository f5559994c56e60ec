import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { markdownHead, markdownMessage } from '../../../../contract/chats/chat-export.ts'
import type { Database } from '../../../platform/database/database.ts'
import { type ExportSource, fileName, rowsOf, tableSource } from '../../accounts/export/export-source.ts'
import { readMessage } from '../rules.ts'
import { chatFiles, chatFolders, chatMessages, chatShares, chats } from '../tables.ts'
import { countImages, imageEntries } from './export-images.ts'

const chatRows = { table: chats, file: 'chats.json', key: 'id', leaveOut: ['userId'] }
const messageRows = {
  table: chatMessages,
  file: 'messages.json',
  key: 'position',
  leaveOut: ['userId', 'beatAt'],
}
const folderRows = { table: chatFolders, file: 'chat-folders.json', key: 'id', leaveOut: ['userId'] }
const shareRows = {
  table: chatShares,
  file: 'shared-links.json',
  key: 'id',
  leaveOut: ['userId', 'tokenHash', 'messageCount'],
}
/** For documents the text that was read; images are separate files. */
const fileRows = { table: chatFiles, file: 'files.json', key: 'id', leaveOut: ['userId', 'bytes', 'fileKey'] }
const tables = tableSource('Chats', [chatRows, folderRows, messageRows, fileRows, shareRows])
const pageMessages = 200

/** Exports chats and messages as data, and each chat also as a Markdown document. */
export const chatsExport: ExportSource = {
  ...tables,
  async count(db, userId) {
    const [rows, documents, images] = await Promise.all([
      tables.count(db, userId),
      db.$count(chats, eq(chats.userId, userId)),
      countImages(db, userId),
    ])
    return rows + documents + images
  },
  async *entries(db, userId, step, files) {
    yield* tables.entries(db, userId, step, files)
    for await (const row of rowsOf(db, userId, chatRows)) {
      step()
      const chat = row as Chat
      // The page of an essay is a file of its own; a chat beside it that was never used has nothing to read.
      if (chat.isEssayChat && !(await hasMessages(db, userId, chat))) continue
      const name = fileName(chat.createdAt, chat.title)
      yield { path: `chats/${name} ${chat.id.slice(0, 8)}.md`, body: markdown(db, userId, chat) }
    }
    yield* imageEntries(db, userId, step, files)
  },
}

type Chat = typeof chats.$inferSelect

async function hasMessages(db: Database, userId: string, { id }: Chat): Promise<boolean> {
  const isShown = and(
    eq(chatMessages.chatId, id),
    eq(chatMessages.userId, userId),
    isNull(chatMessages.deletedAt),
  )
  return (await db.select({ id: chatMessages.id }).from(chatMessages).where(isShown).limit(1)).length > 0
}

async function* markdown(db: Database, userId: string, chat: Chat): AsyncGenerator<string> {
  yield markdownHead(chat)
  let after = -1
  for (;;) {
    const page = await db
      .select({
        position: chatMessages.position,
        sender: chatMessages.sender,
        text: chatMessages.text,
        humanized: chatMessages.humanized,
        files: chatMessages.fileAttachments,
        createdAt: chatMessages.createdAt,
      })
      .from(chatMessages)
      .where(
        and(
          eq(chatMessages.chatId, chat.id),
          eq(chatMessages.userId, userId),
          isNull(chatMessages.deletedAt),
          gt(chatMessages.position, after),
        ),
      )
      .orderBy(asc(chatMessages.position))
      .limit(pageMessages)
    for (const { files, ...message } of page) {
      const { text } = readMessage(message)
      yield markdownMessage({ ...message, text, files: (files ?? []).map(({ name }) => name) })
    }
    if (page.length < pageMessages) return
    after = page.at(-1)!.position
  }
}
