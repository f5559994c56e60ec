import { and, eq, sql } from 'drizzle-orm'
import type { ChatFolder, FolderInput } from '../../../../contract/chats/chat-list.ts'
import { limits } from '../../../../contract/limits.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { requireRoom } from '../../accounts/stored-text.ts'
import { storable } from '../rules.ts'
import { chatFolders, chats } from '../tables.ts'

const owned = (ctx: Context, folderId: string) =>
  and(eq(chatFolders.id, folderId), eq(chatFolders.userId, ctx.userId))

/** Requires a folder of this user. The refusal is the same for another user's folder and a missing one. */
export async function requireFolder(ctx: Context, folderId: string): Promise<void> {
  if ((await ctx.db.$count(chatFolders, owned(ctx, folderId))) === 0) throw notFound('folder')
}

/** Lists the user's folders by name. */
export async function listFolders(ctx: Context): Promise<ChatFolder[]> {
  return await ctx.db
    .select({
      id: chatFolders.id,
      name: chatFolders.name,
      chats: sql<number>`count(${chats.id})::int`,
    })
    .from(chatFolders)
    .leftJoin(chats, and(eq(chats.folderId, chatFolders.id), eq(chats.archived, false)))
    .where(eq(chatFolders.userId, ctx.userId))
    .groupBy(chatFolders.id)
    .orderBy(sql`lower(${chatFolders.name})`, chatFolders.id)
}

export async function createFolder(ctx: Context, { name }: FolderInput): Promise<ChatFolder> {
  await requireRoom(ctx)
  if ((await ctx.db.$count(chatFolders, eq(chatFolders.userId, ctx.userId))) >= limits.foldersMax)
    throw new AppError('conflict', refusalTexts.tooManyFolders)
  const [folder] = await ctx.db
    .insert(chatFolders)
    .values({ userId: ctx.userId, name: storable(name) })
    .returning()
  return { id: folder!.id, name: folder!.name, chats: 0 }
}

export async function renameFolder(ctx: Context, folderId: string, { name }: FolderInput): Promise<void> {
  const renamed = await ctx.db
    .update(chatFolders)
    .set({ name: storable(name) })
    .where(owned(ctx, folderId))
    .returning({ id: chatFolders.id })
  if (renamed.length === 0) throw notFound('folder')
}

/** Deletes a folder; its chats return to the list. */
export async function deleteFolder(ctx: Context, folderId: string): Promise<void> {
  const gone = await ctx.db.delete(chatFolders).where(owned(ctx, folderId)).returning({ id: chatFolders.id })
  if (gone.length === 0) throw notFound('folder')
}
