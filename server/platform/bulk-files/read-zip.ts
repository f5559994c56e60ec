import { type UnzipFileInfo, type Unzipped, unzipSync } from 'fflate'
import { bulkLimits, bulkTexts } from '../../../contract/api/bulk.ts'
import { inEnglish } from '../../../texts/english.ts'
import { readDocument } from '../documents/read-document.ts'
import { FileFault } from './messages.ts'
import type { FoundRow } from './read-bulk-file.ts'

const unpackedBytesMax = 64 * 1_048_576
const patienceMs = 12_000

/** Reads the text of each file in an archive. Its own folders, and what systems add, do not count. */
export async function* readZip(bytes: Uint8Array): AsyncGenerator<FoundRow> {
  const names: string[] = []
  let size = 0
  const list = ({ name, originalSize }: UnzipFileInfo) => {
    if (!isText(name)) return false
    names.push(name)
    size += originalSize
    return false
  }
  unzip(bytes, list)
  if (names.length > bulkLimits.rowsMax || size > unpackedBytesMax) throw new FileFault({ kind: 'too-large' })
  const all = unpackAll(bytes)
  for (const name of names) {
    // A damaged file must not lose the others.
    const file = all?.[name] ?? unpackOne(bytes, name)
    if (!file) yield { id: name, fault: inEnglish(bulkTexts.damaged) }
    else yield await rowOf(name, file)
  }
}

async function rowOf(name: string, bytes: Uint8Array): Promise<FoundRow> {
  const answer = await readDocument({ name, declaredType: '', bytes, patienceMs })
  if (!answer.ok) {
    const reason = inEnglish(answer.reason)
    return { id: name, fault: `${reason.charAt(0).toUpperCase()}${reason.slice(1)}.` }
  }
  return { id: name, text: answer.document.text.replaceAll('\f', '\n\n').trim() }
}

function isText(name: string): boolean {
  const base = name.split('/').at(-1) ?? ''
  return base !== '' && !base.startsWith('.') && !name.startsWith('__MACOSX/')
}

function unzip(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Unzipped {
  try {
    return unzipSync(bytes, { filter })
  } catch {
    throw new FileFault({ kind: 'unreadable', text: bulkTexts.damaged })
  }
}

function unpackAll(bytes: Uint8Array): Unzipped | null {
  try {
    return unzipSync(bytes, { filter: ({ name }) => isText(name) })
  } catch {
    return null
  }
}

function unpackOne(bytes: Uint8Array, wanted: string): Uint8Array | null {
  try {
    return unzipSync(bytes, { filter: ({ name }) => name === wanted })[wanted] ?? null
  } catch {
    return null
  }
}
