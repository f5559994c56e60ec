import { faultTexts, fileTexts } from '../../../contract/chats/files.ts'
import { limits } from '../../../contract/limits.ts'
import type { Doors } from '../../platform/context.ts'
import type { Reading } from '../../platform/documents/documents.ts'
import { plainFileName } from '../../platform/documents/plain-file-name.ts'
import { AppError } from '../../platform/errors.ts'

/** The text read from a file that the user wants to check. */
export type FileText = {
  text: string
  /** The file has more content than was read. */
  isCut: boolean
  pages: number | null
  /** What of the file is not in the text, for the user; null for nothing. */
  note: string | null
}

/** Reads the text of a document for the detector. Stores nothing; refuses an unreadable file with the reason. */
export async function readFileText({ documents }: Doors, file: File, reading: Reading): Promise<FileText> {
  const { type } = file
  const name = plainFileName(file.name)
  if (file.size > limits.fileBytesMax)
    throw new AppError('body_too_large', fileTexts.tooLarge({ names: name }))
  if (reading.isVisitor && file.size > limits.visitorFileBytesMax)
    throw new AppError('body_too_large', fileTexts.tooLargeForVisitors({ name }))
  const bytes = new Uint8Array(await file.arrayBuffer())
  const answer = await documents.read({ name, declaredType: type, bytes }, reading)
  if (!answer.ok) throw new AppError('file_unreadable', fileTexts.failed({ name, reason: answer.reason }))
  const { kind, text, pages, isCut, note } = answer.document
  if (kind === 'image')
    throw new AppError('file_unreadable', fileTexts.failed({ name, reason: faultTexts.image }))
  // Form feeds separate pages.
  const prose = text.replaceAll('\f', '\n\n').trim()
  if (prose === '')
    throw new AppError('file_unreadable', fileTexts.failed({ name, reason: faultTexts.noText }))
  return { text: prose, isCut, pages, note }
}
