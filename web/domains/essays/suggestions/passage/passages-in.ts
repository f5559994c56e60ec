import type { Node } from '@tiptap/pm/model'
import { type Passage, readPassage } from './read-passage.ts'

type Found = {
  passages: Passage[]
  /** Quotations and code were in the range, and stay as they are. */
  skipsQuotations: boolean
}

const kept = new Set(['blockquote', 'bibliography', 'codeBlock'])

/**
 * Returns a passage for each paragraph of a range. Without a selection, `from` and `to` are equal and the paragraph
 * with the cursor is returned. Headings are left out unless nothing else is selected, or `withHeadings` is set.
 */
export function passagesIn(doc: Node, from: number, to: number, withHeadings = false): Found {
  const texts: Passage[] = []
  const headings: Passage[] = []
  let skipsQuotations = false
  const [start, end] = from === to ? blockAround(doc, from) : wholeWords(doc, from, to)
  doc.nodesBetween(start, Math.max(end, start), (node, pos) => {
    if (kept.has(node.type.name)) skipsQuotations = true
    if (kept.has(node.type.name) || node.isAtom) return false
    if (!node.isTextblock) return true
    const passage = readPassage(doc, Math.max(start, pos + 1), Math.min(end, pos + 1 + node.content.size))
    if (passage) (node.type.name === 'heading' && !withHeadings ? headings : texts).push(passage)
    return false
  })
  return { passages: texts.length > 0 ? texts : headings, skipsQuotations }
}

function blockAround(doc: Node, pos: number): [number, number] {
  const $pos = doc.resolve(pos)
  return $pos.parent.isTextblock ? [$pos.start(), $pos.end()] : [pos, pos]
}

const letter = /[\p{L}\p{N}\p{M}]/u

/** Widens a selection that begins or ends inside a word. */
function wholeWords(doc: Node, from: number, to: number): [number, number] {
  const letterAt = (pos: number) => letter.test(doc.textBetween(pos, pos + 1, ' ', ' '))
  let [start, end] = [from, to]
  const first = doc.resolve(from).start()
  const last = doc.resolve(to).end()
  while (start > first && letterAt(start) && letterAt(start - 1)) start--
  while (end < last && end > start && letterAt(end) && letterAt(end - 1)) end++
  return [start, end]
}
