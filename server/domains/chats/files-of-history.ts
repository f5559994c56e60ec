import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import type { ModelImage, ModelMessage } from '../../platform/models/models.ts'
import { composeMessage, type FileText, filesRoom, type Reader } from './compose-files.ts'
import { historyRoom } from './context-room.ts'
import type { SaidMessage } from './read-history.ts'
import { chatFiles } from './tables.ts'

/** A message for a model, before the images that it names are loaded. */
export type AskedMessage = ModelMessage & { imageIds?: string[] }

/** Limits for the images of one request. */
const imagesMax = 20
const imageBytesMax = 31_457_280

/** Adds the files to the messages, in the form that the model reads. Skips files that no window could hold. */
export async function composeHistory(
  ctx: Context,
  messages: SaidMessage[],
  reader: Reader,
): Promise<SaidMessage[]> {
  const sent = messages.filter(({ files }) => files.length > 0)
  if (sent.length === 0) return messages
  const texts = await readTexts(ctx, newestFiles(sent.toReversed(), reader), filesRoom(reader.contextTokens))
  return messages.map((message) => {
    const given = message.files.map((file): FileText => ({ file, text: texts.get(file.id) ?? '' }))
    return { ...message, ...composeMessage(message.content, given, reader) }
  })
}

/** Returns the documents of the newest messages, as many as could fit. */
function newestFiles(sent: SaidMessage[], { contextTokens }: Reader): string[] {
  const ids: string[] = []
  let room = historyRoom(contextTokens)
  for (const { files } of sent) {
    if (room <= 0) break
    const documents = files.filter(({ kind }) => kind !== 'image')
    ids.push(...documents.map(({ id }) => id))
    // Estimates six characters per word, like the limits of a message.
    const size = documents.reduce((total, { words }) => total + (words ?? 0) * 6, 0)
    room -= Math.min(size, filesRoom(contextTokens))
  }
  return ids
}

async function readTexts(ctx: Context, ids: string[], charactersMax: number): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: chatFiles.id, text: sql<string>`left(${chatFiles.text}, ${charactersMax + 1})` })
    .from(chatFiles)
    .where(and(inArray(chatFiles.id, ids), eq(chatFiles.userId, ctx.userId)))
  return new Map(rows.map(({ id, text }) => [id, text]))
}

/**
 * Replaces image ids with the images: the newest ones, as many as one request may carry. Fails if those of the question
 * cannot be read; older ones are left out then, so that a chat goes on while the store of files is away.
 */
export async function showImages(ctx: Context, messages: AskedMessage[]): Promise<ModelMessage[]> {
  const ids = messages.flatMap(({ imageIds = [] }) => imageIds).slice(-imagesMax)
  if (ids.length === 0) return messages
  const rows = await ctx.db
    .select({
      id: chatFiles.id,
      type: chatFiles.type,
      size: chatFiles.size,
      bytes: chatFiles.bytes,
      fileKey: chatFiles.fileKey,
    })
    .from(chatFiles)
    .where(and(inArray(chatFiles.id, ids), eq(chatFiles.userId, ctx.userId)))
  const asked = new Set(messages.at(-1)?.imageIds)
  let isAway = false
  let room = imageBytesMax
  const shown = new Map<string, ModelImage>()
  for (const id of ids.toReversed()) {
    const row = rows.find((one) => one.id === id)
    if (!row || room < row.size) continue
    if (isAway && row.fileKey) continue
    const bytes = await ctx.files.read(row).catch((error: unknown) => {
      if (asked.has(id) || !(error instanceof AppError)) throw error
      isAway = true
      return null
    })
    if (!bytes) continue
    room -= row.size
    shown.set(id, { type: row.type, bytes })
  }
  return messages.map(({ imageIds = [], ...message }) => {
    const images = imageIds.flatMap((id) => shown.get(id) ?? [])
    return images.length > 0 ? { ...message, images } : message
  })
}
