import { limits } from '../../../contract/limits.ts'
import { countWords } from '../../../contract/word-count.ts'
import { nameOfType, noteOfDisguise, readSignature } from './file-signature.ts'
import { type ReadAnswer, type ReadDocument, type ReadTask, Unreadable } from './messages.ts'
import { readDocx } from './read-docx.ts'
import { readImageSize } from './read-image.ts'
import { readPdf } from './read-pdf.ts'
import { decodeText } from './read-text.ts'

/** A long PDF is read for so long, and what is read by then is kept. */
const patienceMs = 15_000
const charactersMax = limits.fileCharactersMax

export default async function read(task: ReadTask): Promise<ReadAnswer> {
  try {
    return { ok: true, document: await readBytes(task) }
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, reason: error.message }
    throw error
  }
}

async function readBytes({ name, declaredType, bytes }: ReadTask): Promise<ReadDocument> {
  if (bytes.length === 0) throw new Unreadable('it is empty')
  const signature = await readSignature(bytes)
  if (signature?.kind === 'other')
    throw new Unreadable(`it is ${nameOfType(signature.type)}, which cannot be read here`)
  const kind = signature?.kind ?? 'text'
  const type = signature?.type ?? 'text/plain'
  const known = { ...nothing, kind, type, note: noteOfDisguise(name, declaredType, type) }
  switch (kind) {
    case 'image':
      return { ...known, ...readImageSize(bytes, type) }
    case 'pdf':
      return { ...known, ...(await textOfPdf(bytes)) }
    case 'docx':
      return { ...known, ...asText(await readDocx(bytes)) }
    case 'text':
      return { ...known, ...asText(decodeText(bytes).replace(/\r\n?/g, '\n')) }
  }
}

const nothing = {
  text: '',
  pages: null,
  pagesRead: null,
  words: null,
  isCut: false,
  width: null,
  height: null,
}

async function textOfPdf(bytes: Uint8Array): Promise<Partial<ReadDocument>> {
  const { text, pages } = await readPdf(bytes, charactersMax, Date.now() + patienceMs)
  const clean = text.map((page) => storable(page).replaceAll('\f', '\n').trim())
  const kept = fittingPages(clean)
  const joined = kept.join('\f')
  return {
    text: joined,
    pages,
    pagesRead: kept.length,
    words: countWords(joined),
    isCut: kept.length < pages || kept[0]!.length < clean[0]!.length,
  }
}

/** Whole pages, as many as fit; of a single endless one as much as fits. */
function fittingPages(pages: string[]): string[] {
  let room = charactersMax
  const end = pages.findIndex((page) => {
    room -= page.length + 1
    return room < 0
  })
  if (end < 0) return pages
  return end === 0 ? [upToWord(pages[0]!)] : pages.slice(0, end)
}

function asText(whole: string): Partial<ReadDocument> {
  const clean = storable(whole).replaceAll('\f', '\n')
  const text = clean.length > charactersMax ? upToWord(clean) : clean
  const words = countWords(text)
  if (words === 0) throw new Unreadable('there is no text in it')
  return { text, words, isCut: text.length < clean.length }
}

function upToWord(text: string): string {
  const cut = text.slice(0, charactersMax)
  const space = cut.search(/\s\S*$/)
  return space > charactersMax - 1_000 ? cut.slice(0, space) : cut.replace(/[\ud800-\udbff]$/, '')
}

/** PostgreSQL's text holds neither a zero byte nor half of a pair. */
function storable(text: string): string {
  return text.replaceAll('\0', '').toWellFormed()
}
