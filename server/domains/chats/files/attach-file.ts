import { and, eq, isNull, sum } from 'drizzle-orm'
import { type ChatFile, fileTexts } from '../../../../contract/chats/files.ts'
import { limits } from '../../../../contract/limits.ts'
import type { Context } from '../../../platform/context.ts'
import { plainFileName } from '../../../platform/documents/plain-file-name.ts'
import { AppError, notFound } from '../../../platform/errors.ts'
import { requireRoom } from '../../accounts/stored-text.ts'
import { chatFiles } from '../tables.ts'

export type GivenFile = { name: string; type: string; bytes: Uint8Array }
export type FileRow = typeof chatFiles.$inferSelect

/** Reads a file and stores the result for a later message. Refuses an unreadable file with the reason. */
export async function attachFile(ctx: Context, given: GivenFile, signal?: AbortSignal): Promise<ChatFile> {
  const name = plainFileName(given.name)
  const size = given.bytes.length
  if (size > limits.fileBytesMax) throw new AppError('body_too_large', fileTexts.tooLarge({ names: name }))
  await refuseWhenFull(ctx, size)
  await requireRoom(ctx)
  const task = { name, declaredType: given.type, bytes: given.bytes }
  const answer = await ctx.documents.read(task, { owner: ctx.userId, signal })
  if (!answer.ok) throw new AppError('file_unreadable', fileTexts.failed({ name, reason: answer.reason }))
  const { document } = answer
  const kept =
    document.kind === 'image'
      ? await ctx.files.keep(Buffer.from(given.bytes))
      : { bytes: null, fileKey: null }
  const [row] = await ctx.db
    .insert(chatFiles)
    .values({ ...document, userId: ctx.userId, name, size, ...kept })
    .returning()
  return asChatFile(row!)
}

/** Deletes a file that was not sent. A sent one belongs to its message. */
export async function removeFile(ctx: Context, fileId: string): Promise<void> {
  const gone = await ctx.db
    .delete(chatFiles)
    .where(and(eq(chatFiles.id, fileId), eq(chatFiles.userId, ctx.userId), isNull(chatFiles.chatId)))
  if (gone.rowCount === 0) throw notFound('file')
}

/** Returns a file. Another user's file is not found. */
export async function openFile(ctx: Context, fileId: string): Promise<FileRow> {
  const owned = and(eq(chatFiles.id, fileId), eq(chatFiles.userId, ctx.userId))
  const [row] = await ctx.db.select().from(chatFiles).where(owned)
  if (!row) throw notFound('file')
  return row
}

/** Returns the bytes of an image, and null for a file that has a text. */
export async function readImage({ files }: Context, row: FileRow): Promise<Buffer | null> {
  if (row.kind !== 'image') return null
  const bytes = await files.read(row)
  if (!bytes) throw notFound('file')
  return bytes
}

export function asChatFile(
  row: Omit<FileRow, 'text' | 'bytes' | 'fileKey' | 'userId' | 'chatId' | 'createdAt'>,
): ChatFile {
  const { id, name, size, type, kind, pages, pagesRead, words, isCut, width, height, note } = row
  return { id, name, size, type, kind, pages, pagesRead, words, isCut, width, height, note }
}

async function refuseWhenFull(ctx: Context, size: number): Promise<void> {
  const [row] = await ctx.db
    .select({ total: sum(chatFiles.size).mapWith(Number) })
    .from(chatFiles)
    .where(eq(chatFiles.userId, ctx.userId))
  if ((row?.total ?? 0) + size <= limits.userFilesBytesMax) return
  throw new AppError('files_full')
}
