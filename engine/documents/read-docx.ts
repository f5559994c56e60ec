import type { ByteSource } from './byte-source.ts'
import { DocumentFault } from './document-fault.ts'
import { readDirectory, unpack, type ZipEntry } from './read-zip.ts'
import { createWordReader } from './word-reader.ts'

const markupBytesMax = 64 * 1024 * 1024
const relationsBytesMax = 256 * 1024

/**
 * Returns the text of a Word document's body, with a blank line between paragraphs. The document is unpacked and read piece
 * by piece, so that none takes more memory than its text; `onUnpacked` is called with the bytes of each piece.
 */
export function readDocx(source: ByteSource, onUnpacked: (bytes: number) => void = () => {}): string {
  return orBroken(() => {
    const parts = readDirectory(source)
    const main = findMainPart(source, parts)
    if (!main) throw new DocumentFault('not-word', nameOfOther(parts))
    const reader = createWordReader()
    const decoder = new TextDecoder()
    for (const piece of unpack(source, main, markupBytesMax)) {
      onUnpacked(piece.length)
      reader.push(decoder.decode(piece, { stream: true }))
    }
    if (!reader.isWord()) throw new DocumentFault('broken')
    const text = reader.text().trim()
    if (text === '') throw new DocumentFault('no-text')
    return text
  })
}

/** Reading past the end of a damaged archive throws errors of the language. */
function orBroken(read: () => string): string {
  try {
    return read()
  } catch (error) {
    throw error instanceof DocumentFault ? error : new DocumentFault('broken')
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
