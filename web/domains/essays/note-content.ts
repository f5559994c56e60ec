import type { DocumentNode } from '../../../contract/essays/essays.ts'

/** The nodes of a note that has more than plain words: text with its marks, and citations. */
export type NoteContent = DocumentNode[]

const noteMarks = new Set(['italic', 'bold', 'underline'])
export const noteCharactersMax = 5_000
const partsMax = 500

/** Reads the attribute `content` of a footnote, which may come from anywhere. Null for a note of plain words. */
export function readNoteContent(value: unknown): NoteContent | null {
  if (!Array.isArray(value)) return null
  const nodes = value.slice(0, partsMax).flatMap((node: unknown) => nodeOf(node) ?? [])
  return nodes.some(({ type, marks = [] }) => type === 'citation' || marks.length > 0) ? nodes : null
}

function nodeOf(value: unknown): DocumentNode | null {
  if (typeof value !== 'object' || value === null) return null
  const { type, text, marks, attrs } = value as Record<string, unknown>
  if (type === 'text' && typeof text === 'string' && text !== '') {
    const known = Array.isArray(marks)
      ? marks.filter((mark) => noteMarks.has(String(mark?.type))).map((mark) => ({ type: String(mark.type) }))
      : []
    return {
      type,
      text: text.slice(0, noteCharactersMax),
      ...(known.length > 0 && { marks: known }),
    }
  }
  if (type !== 'citation' || typeof attrs !== 'object' || attrs === null) return null
  const { key, cites } = attrs as Record<string, unknown>
  return { type, attrs: { key: String(key ?? ''), cites } }
}

/** Returns the content of a footnote, also of one of plain words. */
export function noteContentOf(attrs: Record<string, unknown>): NoteContent {
  const text = typeof attrs.text === 'string' ? attrs.text : ''
  return readNoteContent(attrs.content) ?? (text === '' ? [] : [{ type: 'text', text }])
}

/** Returns the words of a note. `citationText` writes a citation. */
export function plainNote(content: NoteContent, citationText: (cites: unknown) => string): string {
  return content
    .map(({ type, text = '', attrs }) => (type === 'citation' ? citationText(attrs?.cites) : text))
    .join('')
    .trim()
    .slice(0, noteCharactersMax)
}

/** Returns the citations of a footnote in their order. */
export function citationsOfNote(attrs: Record<string, unknown>): { key: string; cites: unknown }[] {
  return (readNoteContent(attrs.content) ?? []).flatMap(({ type, attrs: own }) =>
    type === 'citation' ? [{ key: String(own?.key), cites: own?.cites }] : [],
  )
}
