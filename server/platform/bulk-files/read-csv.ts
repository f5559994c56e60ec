import { parse } from 'csv-parse/sync'
import { bulkLimits, bulkTexts } from '../../../contract/api/bulk.ts'
import { inEnglish } from '../../../texts/english.ts'
import { FileFault } from './messages.ts'
import type { FoundRow } from './read-bulk-file.ts'

const textColumn = 'text'
const idColumns = ['id', 'name', 'file']
const delimiters = [',', ';', '\t']

/**
 * Reads the texts of one column. Its first line names the columns; a file of one column without such a line has a text in
 * each line.
 */
export function* readCsv(text: string, column: string | undefined): Generator<FoundRow> {
  const records = recordsOf(text)
  const names = (records[0] ?? []).map((name) => name.trim().toLowerCase())
  const wanted = (column ?? textColumn).trim().toLowerCase()
  const at = names.indexOf(wanted)
  const isBare = at < 0 && column === undefined && records.every(({ length }) => length === 1)
  if (at < 0 && !isBare) throw new FileFault({ kind: 'column', column: column ?? textColumn })
  const idAt = isBare ? -1 : names.findIndex((name, i) => i !== at && idColumns.includes(name))
  for (const record of isBare ? records : records.slice(1)) {
    const found = record[isBare ? 0 : at]
    const id = record[idAt] ?? null
    yield found === undefined ? { id, fault: inEnglish(bulkTexts.rowWithoutText) } : { id, text: found }
  }
}

function recordsOf(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      // One more than a job takes, with the line of names, so that the excess is noticed.
      to: bulkLimits.rowsMax + 2,
    })
  } catch {
    throw new FileFault({ kind: 'unreadable', text: bulkTexts.damaged })
  }
}

/** The sign that the first line has most of. */
function delimiterOf(text: string): string {
  const end = text.indexOf('\n')
  const line = text.slice(0, end < 0 ? text.length : end)
  const counts = delimiters.map((sign) => line.split(sign).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}
