import type { ChatFile, GivenPart, MessageFile } from '../../../contract/chats/files.ts'
import { countWords } from '../../../contract/word-count.ts'
import { historyRoom } from './context-room.ts'

/** A file with its text, or the beginning of it. */
export type FileText = { file: ChatFile; text: string }

export type Composed = {
  /** The content that a model receives for the message. */
  content: string
  files: MessageFile[]
  imageIds: string[]
}

export type Reader = { contextTokens: number; sees: boolean; isBuiltIn: boolean }

/**
 * Share of the room for a conversation that the files of one message may take; the rest is for the messages about them.
 */
const filesShare = 0.6

/** Returns the number of characters that the files of one message may have together. */
export function filesRoom(contextTokens: number): number {
  return Math.floor(historyRoom(contextTokens) * filesShare)
}

/** Combines a message and its files for a model; each file is cut to fit the model's window. */
export function composeMessage(text: string, given: FileText[], reader: Reader): Composed {
  if (given.length === 0) return { content: text, files: [], imageIds: [] }
  const documents = given.filter(({ file }) => file.kind !== 'image')
  const shares = shareRoom(
    documents.map((one) => one.text.length),
    filesRoom(reader.contextTokens),
  )
  const blocks: string[] = []
  const files = given.map((one): MessageFile => {
    const { file } = one
    if (file.kind === 'image') {
      if (!reader.sees && !reader.isBuiltIn) blocks.push(unseenBlock(file))
      return { ...file, given: reader.sees ? null : nothingGiven }
    }
    const read = cutDocument(one, shares[documents.indexOf(one)]!)
    // The built-in writer works on the text itself, so nothing is put around it.
    blocks.push(reader.isBuiltIn ? read.text : fileBlock(file, read))
    return { ...file, given: read.given }
  })
  const parts = reader.isBuiltIn ? [text, ...blocks] : [...blocks, text]
  const imageIds = reader.sees ? files.filter(({ kind }) => kind === 'image').map(({ id }) => id) : []
  const content = parts.filter((part) => part !== '').join('\n\n')
  return { content: content || unseenNames(files), files, imageIds }
}

const nothingGiven: GivenPart = { words: 0, pages: null }

/** Short files get all they need; the long ones share the rest. */
function shareRoom(sizes: number[], room: number): number[] {
  const shares = sizes.map(() => 0)
  const byNeed = sizes.map((_, i) => i).sort((a, b) => sizes[a]! - sizes[b]!)
  let left = room
  byNeed.forEach((i, place) => {
    shares[i] = Math.min(sizes[i]!, Math.floor(left / (byNeed.length - place)))
    left -= shares[i]!
  })
  return shares
}

function cutDocument({ file, text }: FileText, room: number): { text: string; given: GivenPart | null } {
  // Longer texts were read one character beyond the room; an empty one was not read at all.
  const isAll = text.length <= room && (text !== '' || !file.words)
  if (isAll) return { text: text.replaceAll('\f', '\n\n'), given: null }
  const [first = '', ...others] = text.split('\f')
  if (file.pages === null || first.length > room) {
    const cut = text.slice(0, room).replace(/\s\S*$/, '')
    return { text: cut.replaceAll('\f', '\n\n'), given: { words: countWords(cut), pages: null } }
  }
  let size = first.length
  const end = others.findIndex((page) => {
    size += page.length + 1
    return size > room
  })
  const pages = [first, ...(end < 0 ? others : others.slice(0, end))]
  const kept = pages.join('\n\n')
  return { text: kept, given: { words: countWords(kept), pages: pages.length } }
}

/**
 * The lines around a file contain the start of its id, which the file's author cannot know, so a text that imitates the
 * end of the file remains inside it.
 */
function fileBlock(file: ChatFile, { text, given }: { text: string; given: GivenPart | null }): string {
  const mark = file.id.slice(0, 8)
  return `[File ${mark}: ${quoted(file.name)}${extent(file, given)}]\n${text}\n[End of file ${mark}]`
}

/** Says how much of the file the model gets, and what of it could not be read. */
function extent(file: ChatFile, given: GivenPart | null): string {
  const length = lengthOf(file, given)
  return file.note === null ? ` (${length})` : ` (${length}; note: ${file.note.replace(/["[\]]/g, ' ')})`
}

function lengthOf({ pages, words, isCut }: ChatFile, given: GivenPart | null): string {
  if (given?.pages) return `only the first ${given.pages} of ${pages} pages are shown to you`
  if (given) return `only the first ${given.words} of ${words} words are shown to you`
  const length = pages === null ? `${words} words` : `${pages} page${pages === 1 ? '' : 's'}`
  return isCut ? `${length}; only the beginning could be read` : length
}

function unseenBlock({ name, width, height }: ChatFile): string {
  return `[Image ${quoted(name)}, ${width} × ${height} pixels: attached, but not shown to you]`
}

function unseenNames(files: MessageFile[]): string {
  return files.map(({ name }) => `[File ${quoted(name)}]`).join('\n')
}

function quoted(name: string): string {
  return `"${name.replace(/["[\]]/g, ' ')}"`
}
