import { faults } from '../../texts/faults.ts'
import { files } from '../../texts/files.ts'
import { messagesOf } from '../../texts/message.ts'

export const fileKinds = ['text', 'pdf', 'docx', 'image'] as const
export type FileKind = (typeof fileKinds)[number]

/** A file that a user attached, and what was read of it. */
export type ChatFile = {
  id: string
  name: string
  /** Size in bytes, as uploaded. */
  size: number
  /** The media type detected from the bytes. */
  type: string
  kind: FileKind
  /** Pages of the whole document, if it has pages. */
  pages: number | null
  pagesRead: number | null
  /** Words that were read; null for an image. */
  words: number | null
  /** The file has more content than was read. */
  isCut: boolean
  width: number | null
  height: number | null
  /** A note for the user, such as 'It is named like a PNG image, but is a PDF.' */
  note: string | null
}

/** The part of a file that the model received with a message; null for all that was read. */
export type GivenPart = { words: number; pages: number | null }
export type MessageFile = ChatFile & { given: GivenPart | null }

/** Texts about files, most of them from docs/spec/1-writing.md section 8. */
/** Why a file cannot be read, within a sentence, as the readers of documents report it. */
export const faultTexts = /* @__PURE__ */ messagesOf('faults', faults)

export const fileTexts = /* @__PURE__ */ messagesOf('files', files)

const number = (value: number) => value.toLocaleString('en-US')
const counted = (count: number, one: string) => `${number(count)} ${one}${count === 1 ? '' : 's'}`

/** Describes what was read: '12 pages, 4,310 words', 'first 200 of 900 pages', '800 × 600'. */
export function describeRead(file: ChatFile): string {
  const { kind, pages, pagesRead, words, isCut, width, height } = file
  if (kind === 'image') return `${number(width ?? 0)} × ${number(height ?? 0)}`
  if (isCut && pages !== null && pagesRead !== null && pagesRead < pages)
    return `first ${number(pagesRead)} of ${counted(pages, 'page')}`
  const read = isCut ? `first ${counted(words ?? 0, 'word')}` : counted(words ?? 0, 'word')
  return pages === null ? read : `${counted(pages, 'page')}, ${read}`
}

/** Describes which part of a file the model received, if not all: 'first 12 of 40 pages'. */
export function describeGiven({ kind, pages, words, given }: MessageFile): string | null {
  if (!given) return null
  if (kind === 'image') return 'not seen by the model'
  if (given.words === 0) return 'not read by the model'
  if (given.pages !== null && pages !== null)
    return `the model read the first ${number(given.pages)} of ${counted(pages, 'page')}`
  return `the model read the first ${number(given.words)} of ${counted(words ?? 0, 'word')}`
}

/** Returns a size such as '640 B', '12 KB' or '3.4 MB'. */
export function describeSize(bytes: number): string {
  if (bytes < 1_024) return `${bytes} B`
  if (bytes < 1_048_576) return `${Math.round(bytes / 1_024)} KB`
  return `${(bytes / 1_048_576).toFixed(1)} MB`
}
