import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context.ts'
import { notFound } from '../../../platform/errors.ts'
import { chatFiles } from '../tables.ts'

type Owner = Pick<Context, 'db' | 'userId'>

/** Documents that the user has sent in a chat. */
const ownDocuments = (userId: string) =>
  and(
    eq(chatFiles.userId, userId),
    ne(chatFiles.kind, 'image'),
    isNotNull(chatFiles.chatId),
    ne(chatFiles.text, ''),
  )

/** Lists the documents that the user has sent in chats, the newest first, each with the size of its text. */
export async function listFileTexts({ db, userId }: Owner, max: number) {
  return await db
    .select({
      id: chatFiles.id,
      chatId: chatFiles.chatId,
      title: chatFiles.name,
      words: chatFiles.words,
      changedAt: chatFiles.createdAt,
      bytes: sql<number>`octet_length(${chatFiles.text})`,
      all: sql<number>`(count(*) over ())::int`,
    })
    .from(chatFiles)
    .where(ownDocuments(userId))
    .orderBy(sql`${chatFiles.createdAt} desc`, chatFiles.id)
    .limit(max)
}

/** Returns the texts of these files. Those of another user are left out. */
export async function readFileTexts(
  { db, userId }: Owner,
  ids: string[],
): Promise<{ id: string; text: string }[]> {
  return await db
    .select({ id: chatFiles.id, text: chatFiles.text })
    .from(chatFiles)
    .where(and(ownDocuments(userId), inArray(chatFiles.id, ids)))
}

/** Returns the text that was read from a file. Another user's is not found. */
export async function readSentFile(ctx: Owner, id: string): Promise<{ title: string; text: string }> {
  const [file] = await ctx.db
    .select({ title: chatFiles.name, text: chatFiles.text })
    .from(chatFiles)
    .where(and(ownDocuments(ctx.userId), eq(chatFiles.id, id)))
  if (!file) throw notFound('document')
  // Form feeds separate pages.
  return { title: file.title, text: file.text.replaceAll('\f', '\n\n').trim() }
}
