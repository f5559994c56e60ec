import type { Node } from '@tiptap/pm/model'
import { signatureOf } from './signature.ts'

type Range = { from: number; to: number }

/**
 * Returns where a range is after a change from another tab or device, or after undo, of which only the two documents
 * are known. A range between the first and the last difference is looked for by its words; null if it is not found
 * exactly once.
 */
export function mapRemote(
  before: Node,
  after: Node,
  { from, to, signature }: Range & { signature: string },
): Range | null {
  const start = before.content.findDiffStart(after.content)
  const end = before.content.findDiffEnd(after.content)
  if (start === null || !end) return { from, to }
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const [endBefore, endAfter] = [end.a + overlap, end.b + overlap]
  if (to <= start) return { from, to }
  const shift = endAfter - endBefore
  if (from >= endBefore) return { from: from + shift, to: to + shift }
  return from < to ? findWords(after, signature) : null
}

/** Returns the only place with these words; null if there is none or several. */
export function findWords(doc: Node, signature: string): Range | null {
  const found: Range[] = []
  doc.descendants((node, pos) => {
    if (!node.isTextblock) return true
    const text = signatureOf(doc, pos + 1, pos + 1 + node.content.size)
    // With nodes inside, positions and characters differ, so only the whole paragraph can be found.
    const at = text === signature ? 0 : text.length === node.content.size ? text.indexOf(signature) : -1
    if (at !== -1) {
      const size = text === signature ? node.content.size : signature.length
      found.push({ from: pos + 1 + at, to: pos + 1 + at + size })
    }
    return false
  })
  return found.length === 1 ? found[0]! : null
}
