import type { Draft, Fault } from './parsed.ts'
import { readDate } from './read-date.ts'

const dateFields = ['issued', 'accessed', 'original-date', 'event-date']

/** Reads CSL-JSON: one item or a list, as Zotero and other programs export it. */
export function readCslJson(text: string): {
  drafts: { draft: Draft; name: string; line: number }[]
  faults: Fault[]
} {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { drafts: [], faults: [{ name: text.trim().slice(0, 40), line: 1, reason: 'notJson' }] }
  }
  const items: unknown[] = Array.isArray(value) ? value : itemsOf(value)
  const drafts: { draft: Draft; name: string; line: number }[] = []
  const faults: Fault[] = []
  items.forEach((item, i) => {
    const line = i + 1
    if (typeof item !== 'object' || item === null || Array.isArray(item)) {
      faults.push({ name: String(item).slice(0, 40), line, reason: 'notSource' })
      return
    }
    const draft = withDates(item as Draft)
    const name = [draft.title, draft.id].find((value) => typeof value === 'string') ?? String(line)
    drafts.push({ draft, name: name.slice(0, 80), line })
  })
  return { drafts, faults }
}

function itemsOf(value: unknown): unknown[] {
  if (typeof value === 'object' && value !== null && 'items' in value && Array.isArray(value.items))
    return value.items
  return [value]
}

/** Dates may be a text, or have one in `raw`. */
function withDates(item: Draft): Draft {
  const draft = { ...item }
  for (const name of dateFields) {
    const date = item[name]
    const raw = typeof date === 'string' ? date : (date as { raw?: unknown } | undefined)?.raw
    if (typeof raw === 'string') draft[name] = readDate(raw)
  }
  return draft
}
