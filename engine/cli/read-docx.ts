import type { ByteSource } from './byte-source.ts'
import { createCollector } from './collect-garbage.ts'
import { inflate, readDirectory, TooMuch, type ZipEntry } from './read-zip.ts'
import { createWordReader } from './word-reader.ts'

const MARKUP_BYTES_MAX = 64 * 1024 * 1024
const COLLECT_BYTES = 4 * 1024 * 1024
const RELATIONS_BYTES_MAX = 256 * 1024
const UNPACKS_TO_TOO_MUCH = 'This .docx file unpacks to too much.'

/**
 * Returns the text of a Word document's body, with a blank line between paragraphs. Unpacks and reads it in chunks, so
 * that memory is limited to the text. Throws with a message for the user.
 */
export async function readDocx(source: ByteSource): Promise<string> {
  const parts = await orBroken(async () => readDirectory(source))
  const main = await orBroken(() => findMainPart(source, parts))
  if (!main) throw new Error(`This is ${nameOfOther(parts)}, not a Word document.`)
  const reader = createWordReader()
  await orBroken(async () => {
    const decoder = new TextDecoder()
    const told = createCollector(COLLECT_BYTES)
    for await (const chunk of inflate(source, main, MARKUP_BYTES_MAX)) {
      told(chunk.length)
      reader.push(decoder.decode(chunk, { stream: true }))
    }
  })
  if (!reader.isWord()) throw new Error('This .docx file is broken.')
  const text = reader.text().trim()
  if (text === '') throw new Error('This .docx file holds no text.')
  return text
}

async function orBroken<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw new Error(error instanceof TooMuch ? UNPACKS_TO_TOO_MUCH : 'This .docx file is broken.')
  }
}

/** Finds the main document part, word/document.xml in nearly all files. Layout: ECMA-376, part 2. */
async function findMainPart(source: ByteSource, parts: Map<string, ZipEntry>): Promise<ZipEntry | undefined> {
  const usual = parts.get('word/document.xml')
  const relations = parts.get('_rels/.rels')
  if (usual || !relations) return usual
  const decoder = new TextDecoder()
  let markup = ''
  for await (const chunk of inflate(source, relations, RELATIONS_BYTES_MAX)) {
    markup += decoder.decode(chunk, { stream: true })
  }
  const relation = markup.match(/<[^<>]*>/g)?.find((tag) => tag.includes('/officeDocument"'))
  const target = relation?.match(/Target="\/?([^"]+)"/)?.[1]
  return target?.startsWith('word/') ? parts.get(target) : undefined
}

function nameOfOther(parts: Map<string, ZipEntry>): string {
  if (parts.has('xl/workbook.xml')) return 'an Excel workbook'
  if (parts.has('ppt/presentation.xml')) return 'a PowerPoint presentation'
  return parts.has('content.xml') ? 'an OpenDocument file' : 'a zip archive'
}
