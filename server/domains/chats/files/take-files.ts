import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import type { ChatInput } from '../../../../contract/chats/chats.ts'
import { fileTexts } from '../../../../contract/chats/files.ts'
import type { InlineFile } from '../../../../contract/chats/inline-file.ts'
import { limits } from '../../../../contract/limits.ts'
import { refusalTexts } from '../../../../contract/refusals.ts'
import type { Context } from '../../../platform/context.ts'
import { AppError } from '../../../platform/errors.ts'
import type { FileText } from '../compose-files.ts'
import { chatFiles } from '../tables.ts'
import { asChatFile, attachFile, type GivenFile } from './attach-file.ts'

/** Returns a message's files in order: those that were uploaded before, and those inside the request. */
export async function takeFiles(
  ctx: Context,
  chatId: string,
  { fileIds = [], files = [] }: Pick<ChatInput, 'fileIds' | 'files'>,
): Promise<FileText[]> {
  if (fileIds.length + files.length === 0) return []
  if (fileIds.length + files.length > limits.filesPerMessageMax)
    throw new AppError('invalid_input', refusalTexts.tooManyFiles)
  const given = files.map(bytesOf)
  const tooLarge = given.filter(({ bytes }) => bytes.length > limits.fileBytesMax)
  if (tooLarge.length > 0)
    throw new AppError(
      'body_too_large',
      fileTexts.tooLarge({ names: tooLarge.map(({ name }) => name).join(', ') }),
    )
  const stored: string[] = []
  for (const file of given) stored.push((await attachFile(ctx, file)).id)
  return readFiles(ctx, chatId, [...new Set(fileIds), ...stored])
}

async function readFiles(ctx: Context, chatId: string, ids: string[]): Promise<FileText[]> {
  const mine = and(
    inArray(chatFiles.id, ids),
    eq(chatFiles.userId, ctx.userId),
    or(isNull(chatFiles.chatId), eq(chatFiles.chatId, chatId)),
  )
  const rows = await ctx.db.select(shownColumns).from(chatFiles).where(mine)
  const byId = new Map(rows.map((row) => [row.id, row]))
  const missing = ids.filter((id) => !byId.has(id))
  if (missing.length > 0) throw new AppError('file_gone', fileTexts.gone, { fileIds: missing })
  const found = ids.map((id) => byId.get(id)!)
  if (found.reduce((total, { size }) => total + size, 0) > limits.messageFilesBytesMax)
    throw new AppError('body_too_large', fileTexts.tooMuch)
  return found.map((row) => ({ file: asChatFile(row), text: row.text }))
}

const shownColumns = {
  id: chatFiles.id,
  name: chatFiles.name,
  size: chatFiles.size,
  type: chatFiles.type,
  kind: chatFiles.kind,
  pages: chatFiles.pages,
  pagesRead: chatFiles.pagesRead,
  words: chatFiles.words,
  isCut: chatFiles.isCut,
  width: chatFiles.width,
  height: chatFiles.height,
  note: chatFiles.note,
  text: chatFiles.text,
}

/**
 * docs/spec/1-writing.md section 7: text and JSON arrive as text; PDF, .docx and images in base64. The bytes show which
 * it is.
 */
function bytesOf({ name, content, type }: InlineFile): GivenFile {
  const address = /^data:([\w.+/-]*)(?:;[\w=.-]+)*;base64,/i.exec(content)
  if (address) {
    const told = type || address[1]!
    return {
      name,
      type: told,
      bytes: new Uint8Array(Buffer.from(content.slice(address[0].length), 'base64')),
    }
  }
  const isBinary = /^(?:image\/(?!svg)|application\/(?:pdf|vnd\.|msword|octet-stream))/i.test(type)
  const isPacked = isBinary && /^[A-Za-z0-9+/=\s]*$/.test(content)
  return { name, type, bytes: new Uint8Array(Buffer.from(content, isPacked ? 'base64' : 'utf8')) }
}
