import { parseJson } from '../foreign-data/read-json.ts'

/** A work may list thousands of references. */
const limits = { signsMax: 200_000 }

/** Reads a work of Crossref, which answers in CSL-JSON. */
export function readCrossref(text: string, doi: string): object | null {
  const item = parseJson(text, limits)
  if (typeof item !== 'object' || item === null) return null
  const { title, type, DOI, ...rest } = item as Record<string, unknown>
  const known: Record<string, unknown> = { ...rest }
  // Some fields are lists, because other formats of Crossref have several values.
  for (const [name, value] of Object.entries(known))
    if (Array.isArray(value) && value.every((part) => typeof part === 'string')) known[name] = value[0]
  return {
    ...known,
    title: Array.isArray(title) ? title[0] : title,
    type: types[String(type)] ?? type,
    DOI: DOI ?? doi,
    // The address of the DOI itself, which the styles write.
    URL: undefined,
  }
}

/** Types of Crossref that have another name in CSL. */
const types: Record<string, string> = {
  'journal-article': 'article-journal',
  'book-chapter': 'chapter',
  'proceedings-article': 'paper-conference',
  'posted-content': 'article',
  dissertation: 'thesis',
  monograph: 'book',
  'edited-book': 'book',
  'reference-entry': 'entry-encyclopedia',
}
