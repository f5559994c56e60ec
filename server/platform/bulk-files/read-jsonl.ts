import { bulkTexts } from '../../../contract/api/bulk.ts'
import { inEnglish } from '../../../texts/english.ts'
import type { FoundRow } from './read-bulk-file.ts'

/** Reads one text, or one object with a text and perhaps an id, from each line. Empty lines do not count. */
export function* readJsonl(text: string): Generator<FoundRow> {
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at)
    const line = text.slice(at, end < 0 ? text.length : end).trim()
    at = end < 0 ? text.length : end + 1
    if (line !== '') yield rowOf(line)
  }
}

function rowOf(line: string): FoundRow {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return { id: null, fault: inEnglish(bulkTexts.rowNotJson) }
  }
  if (typeof value === 'string') return { id: null, text: value }
  const { id, text } = (value ?? {}) as { id?: unknown; text?: unknown }
  const named = typeof id === 'string' || typeof id === 'number' ? String(id) : null
  return typeof text === 'string'
    ? { id: named, text }
    : { id: named, fault: inEnglish(bulkTexts.rowWithoutText) }
}
