import { faultTexts } from '../../../contract/chats/files.ts'
import { limits } from '../../../contract/limits.ts'
import { countWords } from '../../../contract/word-count.ts'
import { decodeText } from './decode-file.ts'
import { noteOfDisguise, readSignature, type Signature } from './file-signature.ts'
import { type ReadAnswer, type ReadDocument, type ReadTask, Unreadable } from './messages.ts'
import { readImageSize } from './read-image.ts'

const charactersMax = limits.fileCharactersMax
/** Bytes of a plain text that are decoded: no encoding needs more than three bytes for one UTF-16 unit. */
const textBytesMax = 3 * charactersMax + 4_096
/** Bytes that are enough to detect an image or a text. */
const headBytes = 4_100

/** Reads plain texts and images, which takes a few milliseconds. Returns null for every other file. */
export async function readPlainFile(task: ReadTask): Promise<ReadAnswer | null> {
  const head = task.bytes.subarray(0, headBytes)
  if (head.length === 0 || isPacked(head)) return null
  const signature = await readSignature(head)
  if (signature ? signature.kind !== 'image' : !isText(head)) return null
  return answered(() => readPlain(task, signature))
}

/** Runs `read` and turns Unreadable into an answer with its reason. */
export async function answered(read: () => ReadDocument | Promise<ReadDocument>): Promise<ReadAnswer> {
  try {
    return { ok: true, document: await read() }
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, reason: error.reason }
    throw error
  }
}

/** Reads a text, or the size of an image. */
export function readPlain(task: ReadTask, signature: Signature | null): ReadDocument {
  const { name, declaredType, bytes } = task
  const type = signature?.type ?? 'text/plain'
  const known = { ...nothing, type, note: noteOfDisguise(name, declaredType, type) }
  return signature?.kind === 'image'
    ? { ...known, kind: 'image', ...readImageSize(bytes, type) }
    : { ...known, kind: 'text', ...plainText(bytes) }
}

export const nothing = {
  text: '',
  pages: null,
  pagesRead: null,
  words: null,
  isCut: false,
  width: null,
  height: null,
}

/** Detects a ZIP archive or a PDF. */
function isPacked(head: Uint8Array): boolean {
  const start = String.fromCharCode(...head.subarray(0, 4))
  return start.startsWith('PK') || start === '%PDF'
}

function isText(head: Uint8Array): boolean {
  try {
    decodeText(head, { isCut: true })
    return true
  } catch {
    return false
  }
}

function plainText(bytes: Uint8Array): Partial<ReadDocument> {
  const isCut = bytes.length > textBytesMax
  const text = decodeText(bytes.subarray(0, textBytesMax), { isCut }).replace(/\r\n?/g, '\n')
  const read = asText(text)
  return isCut ? { ...read, isCut } : read
}

export function asText(whole: string): Partial<ReadDocument> {
  const clean = storable(whole).replaceAll('\f', '\n')
  const text = clean.length > charactersMax ? upToWord(clean) : clean
  const words = countWords(text)
  if (text.trim() === '') throw new Unreadable(faultTexts.noText)
  return { text, words, isCut: text.length < clean.length }
}

export function upToWord(text: string): string {
  const cut = text.slice(0, charactersMax)
  const space = cut.search(/\s\S*$/)
  return space > charactersMax - 1_000 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '')
}

/** Removes zero bytes and lone surrogates, which PostgreSQL's text cannot hold. */
export function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
