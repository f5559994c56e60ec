import type { Node } from '@tiptap/pm/model'

const charactersBefore = 3_000
const charactersAfter = 1_000

/** Returns the text before and after a range, for the model to read along. */
export function contextAround(doc: Node, from: number, to: number): { before: string; after: string } {
  const text = (start: number, end: number) => doc.textBetween(start, end, '\n', ' ')
  return {
    before: text(Math.max(0, from - charactersBefore), from),
    after: text(to, Math.min(doc.content.size, to + charactersAfter)),
  }
}

export function toSingleLine(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ')
}
