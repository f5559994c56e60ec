import { bulkLimits, bulkTexts } from '../../../contract/api/bulk.ts'
import { countWords } from '../../../contract/word-count.ts'
import { inEnglish } from '../../../texts/english.ts'
import { decodeText } from '../documents/decode-file.ts'
import { Unreadable } from '../documents/messages.ts'
import { storable } from '../documents/read-plain.ts'
import { type BulkReadAnswer, type BulkReadTask, type BulkRow, FileFault } from './messages.ts'
import { readCsv } from './read-csv.ts'
import { readJsonl } from './read-jsonl.ts'
import { readZip } from './read-zip.ts'

/** A text as a reader found it. */
export type FoundRow = { id: string | null; text: string } | { id: string | null; fault: string }

/** Reads the texts of a CSV, a JSONL or a zip. A bad row has the reason instead of a text. */
export async function readBulkFile(task: BulkReadTask): Promise<BulkReadAnswer> {
  try {
    return { ok: true, rows: await readRows(task) }
  } catch (error) {
    if (error instanceof FileFault) return { ok: false, fault: error.fault }
    if (error instanceof Unreadable)
      return { ok: false, fault: { kind: 'unreadable', text: bulkTexts.kindUnknown } }
    throw error
  }
}

async function readRows({ name, bytes, column }: BulkReadTask): Promise<BulkRow[]> {
  const rows: BulkRow[] = []
  let room = bulkLimits.charactersMax
  for await (const found of foundIn(name, bytes, column)) {
    const number = String(rows.length + 1)
    const id = storable(found.id?.trim() || number).slice(0, bulkLimits.idCharactersMax)
    const text = 'text' in found ? storable(found.text) : ''
    const fault =
      'fault' in found ? found.fault : text.trim() === '' ? inEnglish(bulkTexts.rowWithoutText) : null
    room -= text.length
    if (room < 0 || rows.length >= bulkLimits.rowsMax) throw new FileFault({ kind: 'too-large' })
    rows.push({ id, text, words: countWords(text), fault })
  }
  if (rows.length === 0) throw new FileFault({ kind: 'unreadable', text: bulkTexts.fileEmpty })
  return rows
}

function foundIn(
  name: string,
  bytes: Uint8Array,
  column: string | undefined,
): Iterable<FoundRow> | AsyncIterable<FoundRow> {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b
  if (isZip) return readZip(bytes)
  const text = decodeText(bytes)
  if (/\.(?:jsonl|ndjson)$/i.test(name)) return readJsonl(text)
  if (/\.(?:csv|tsv)$/i.test(name)) return readCsv(text, column)
  return text.trimStart().startsWith('{') ? readJsonl(text) : readCsv(text, column)
}
