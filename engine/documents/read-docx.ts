import { readNumbering } from '../word-numbering.ts'
import type { ByteSource } from './byte-source.ts'
import { DocumentFault } from './document-fault.ts'
import { createMarkupReader } from './markup-reader.ts'
import { readDirectory, unpack, type ZipEntry } from './read-zip.ts'
import { createWordReader, noteSign, type WordCounts, type WordReader } from './word-reader.ts'

const markupBytesMax = 64 * 1024 * 1024
const numberingBytesMax = 4 * 1024 * 1024
const relationsBytesMax = 256 * 1024
const headerPart = /^word\/(?:header|footer)\d{0,4}\.xml$/
const headersMax = 20

/** The text of a Word document, and how much of it is missing there or has another form. */
export type WordText = WordCounts & {
  text: string
  comments: number
  /** A header or a footer has words, which are left out. */
  hasHeaders: boolean
}

/**
 * Returns the text of a Word document's body, with a blank line between paragraphs and its notes at the end. The document
 * is unpacked and read piece by piece, so that none takes more memory than its text; `onUnpacked` is called with the bytes
 * of each piece.
 */
export function readDocx(source: ByteSource, onUnpacked: (bytes: number) => void = () => {}): WordText {
  return orBroken(() => {
    const parts = readDirectory(source)
    const main = findMainPart(source, parts)
    if (!main) throw new DocumentFault('not-word', nameOfOther(parts))
    const readPart = (entry: ZipEntry, reader: WordReader) => readInto(reader, source, entry, onUnpacked)
    const notes: string[] = []
    // Damaged numbering does not keep the text out.
    const numbering = readNumbering(
      orElse(() => readMarkup(source, parts.get('word/numbering.xml'), onUnpacked), ''),
    )
    const body = createWordReader((part, id) => `[${notes.push(`${part} ${id}`)}]`, numbering)
    readPart(main, body)
    if (!body.isWord()) throw new DocumentFault('broken')
    const known = readNotes(parts, readPart)
    const written = notes.map((note, i) => `\n\n[${i + 1}] ${known.texts.get(note) ?? ''}`.trimEnd())
    const text = `${body.text().trimEnd()}${written.join('')}`.trim()
    if (text === '') throw new DocumentFault('no-text')
    return {
      text,
      formulas: body.counts.formulas + known.formulas,
      pictures: body.counts.pictures,
      // What is left out anyway does not keep the text out when it is damaged.
      comments: orElse(() => countComments(source, parts), 0),
      hasHeaders: orElse(() => hasHeaders(parts, readPart), false),
    }
  })
}

type ReadPart = (entry: ZipEntry, reader: WordReader) => void

function readInto(
  reader: WordReader,
  source: ByteSource,
  entry: ZipEntry,
  onUnpacked: (bytes: number) => void,
): void {
  const decoder = new TextDecoder()
  for (const piece of unpack(source, entry, markupBytesMax)) {
    onUnpacked(piece.length)
    reader.push(decoder.decode(piece, { stream: true }))
  }
}

function readMarkup(
  source: ByteSource,
  entry: ZipEntry | undefined,
  onUnpacked: (bytes: number) => void,
): string {
  if (!entry) return ''
  const decoder = new TextDecoder()
  let markup = ''
  for (const piece of unpack(source, entry, numberingBytesMax)) {
    onUnpacked(piece.length)
    markup += decoder.decode(piece, { stream: true })
  }
  return markup
}

/** Returns the notes of the document by their kind and id, each as one paragraph. */
function readNotes(parts: Map<string, ZipEntry>, readPart: ReadPart) {
  const texts = new Map<string, string>()
  let formulas = 0
  for (const kind of ['footnote', 'endnote']) {
    const entry = parts.get(`word/${kind}s.xml`)
    if (!entry) continue
    const reader = createWordReader()
    readPart(entry, reader)
    formulas += reader.counts.formulas
    const [, ...pieces] = reader.text().split(noteSign)
    for (let i = 0; i + 1 < pieces.length; i += 2)
      texts.set(`${kind} ${pieces[i]}`, pieces[i + 1]!.replace(/\s+/g, ' ').trim())
  }
  return { texts, formulas }
}

function countComments(source: ByteSource, parts: Map<string, ZipEntry>): number {
  const entry = parts.get('word/comments.xml')
  if (!entry) return 0
  let count = 0
  const push = createMarkupReader({
    open: (name) => {
      if (name.endsWith(':comment')) count++
    },
    close: () => {},
    text: () => {},
  })
  const decoder = new TextDecoder()
  for (const piece of unpack(source, entry, markupBytesMax)) push(decoder.decode(piece, { stream: true }))
  return count
}

/** Page numbers are no words. */
function hasHeaders(parts: Map<string, ZipEntry>, readPart: ReadPart): boolean {
  const names = [...parts.keys()].filter((name) => headerPart.test(name)).slice(0, headersMax)
  return names.some((name) => {
    const reader = createWordReader()
    readPart(parts.get(name)!, reader)
    return /\p{L}{3}/u.test(reader.text())
  })
}

/** Reading past the end of a damaged archive throws errors of the language. */
function orBroken<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    throw error instanceof DocumentFault ? error : new DocumentFault('broken')
  }
}

function orElse<Result>(read: () => Result, otherwise: Result): Result {
  try {
    return read()
  } catch {
    return otherwise
  }
}

/** The part that the package names as its document; word/document.xml in all but a few. Layout: ECMA-376, part 2. */
function findMainPart(source: ByteSource, parts: Map<string, ZipEntry>): ZipEntry | undefined {
  const usual = parts.get('word/document.xml')
  const relations = parts.get('_rels/.rels')
  if (usual || !relations) return usual
  const decoder = new TextDecoder()
  let markup = ''
  for (const piece of unpack(source, relations, relationsBytesMax))
    markup += decoder.decode(piece, { stream: true })
  const relation = markup.match(/<[^<>]*>/g)?.find((tag) => tag.includes('/officeDocument"'))
  const target = relation?.match(/Target="\/?([^"]+)"/)?.[1]
  return target?.startsWith('word/') ? parts.get(target) : undefined
}

function nameOfOther(parts: Map<string, ZipEntry>): string {
  if (parts.has('xl/workbook.xml')) return 'an Excel workbook'
  if (parts.has('ppt/presentation.xml')) return 'a PowerPoint presentation'
  return parts.has('content.xml') ? 'an OpenDocument file' : 'a ZIP archive'
}
