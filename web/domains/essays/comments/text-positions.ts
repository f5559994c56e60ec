import type { Node } from '@tiptap/pm/model'
import type { TextRange } from '../../../../contract/essays/comments.ts'

/** A text node: its characters, counted over the whole document, and its position in the editor's document. */
export type Segment = { from: number; to: number; pos: number; text: string }

export type Positions = { from: number; to: number }

export function textSegments(doc: Node): Segment[] {
  const segments: Segment[] = []
  let length = 0
  doc.descendants((node, pos) => {
    if (!node.isText || node.text === undefined) return
    segments.push({ from: length, to: length + node.text.length, pos, text: node.text })
    length += node.text.length
  })
  return segments
}

export function textOf(segments: Segment[]): string {
  return segments.map(({ text }) => text).join('')
}

/** Returns the positions of a range of characters in the editor's document. */
export function toPositions(segments: Segment[], range: TextRange): Positions | null {
  const first = segments.find(({ from, to }) => from <= range.from && range.from < to)
  const last = segments.find(({ from, to }) => from < range.to && range.to <= to)
  if (!first || !last) return null
  return { from: first.pos + range.from - first.from, to: last.pos + range.to - last.from }
}

/** Returns the characters between two positions; null if there are none. */
export function toCharacters(segments: Segment[], { from, to }: Positions): TextRange | null {
  const first = segments.find((each) => each.pos + each.text.length > from)
  const last = segments.findLast((each) => each.pos < to)
  if (!first || !last) return null
  const range = {
    from: first.from + Math.max(0, from - first.pos),
    to: last.from + Math.min(last.text.length, to - last.pos),
  }
  return range.from < range.to ? range : null
}
