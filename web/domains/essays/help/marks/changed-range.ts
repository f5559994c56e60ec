import type { Transaction } from '@tiptap/pm/state'

/** Returns the part of the new document that a transaction has changed; null if it changed nothing. */
export function changedRange(tr: Transaction): { from: number; to: number } | null {
  let from = Number.POSITIVE_INFINITY
  let to = -1
  tr.mapping.maps.forEach((map, i) => {
    map.forEach((_oldStart, _oldEnd, newStart, newEnd) => {
      const rest = tr.mapping.slice(i + 1)
      from = Math.min(from, rest.map(newStart, -1))
      to = Math.max(to, rest.map(newEnd, 1))
    })
  })
  if (to < 0) return null
  const { size } = tr.doc.content
  return { from: Math.max(0, Math.min(from, size)), to: Math.min(to, size) }
}
