import type { Transaction } from '@tiptap/pm/state'
import { diffWordsWithSpace } from 'diff'
import { type Positions, textOf, textSegments, toCharacters } from './text-positions.ts'

type Edit = { from: number; to: number; text: string }

/**
 * Puts a reader's words in the place of a range. Only the words that differ are replaced, so that the others keep their
 * formatting and their origin; citations and footnotes between them stay.
 */
export function replaceWords(tr: Transaction, place: Positions, replacement: string): void {
  const segments = textSegments(tr.doc)
  const range = toCharacters(segments, place)
  if (!range) return
  const old = textOf(segments).slice(range.from, range.to)
  for (const edit of editsBetween(old, replacement.split('\n').join(' '), range.from).toReversed()) {
    const parts = segments.filter(({ from, to }) => from < edit.to && edit.from < to)
    for (const part of parts.toReversed())
      tr.delete(
        part.pos + Math.max(0, edit.from - part.from),
        part.pos + Math.min(part.text.length, edit.to - part.from),
      )
    // New words follow those before them, with their formatting.
    const before = parts[0] ?? segments.find(({ from, to }) => from < edit.from && edit.from <= to)
    const start = before ? before.pos + Math.max(0, edit.from - before.from) : place.from
    if (edit.text !== '') tr.insertText(edit.text, start)
  }
}

/** Returns the edits that make one text of another, in characters from `start`. */
function editsBetween(old: string, next: string, start: number): Edit[] {
  const edits: Edit[] = []
  let at = start
  let open: Edit | null = null
  for (const { value, added, removed } of diffWordsWithSpace(old, next)) {
    if (!added && !removed) {
      at += value.length
      open = null
      continue
    }
    if (!open) {
      open = { from: at, to: at, text: '' }
      edits.push(open)
    }
    if (added) open.text += value
    else {
      at += value.length
      open.to = at
    }
  }
  return edits
}
