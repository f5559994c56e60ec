import type { Node } from '@tiptap/pm/model'

export type Match = { from: number; to: number }

const matchesMax = 5_000
/** Replaces a node without text, such as a footnote, so that offsets stay equal to positions. */
const leaf = '\ufffc'

/** Returns where a text occurs in a document, in order. A match never spans two blocks. */
export function findMatches(doc: Node, wanted: string, isExact: boolean): Match[] {
  const needle = isExact ? wanted : folded(wanted)
  const matches: Match[] = []
  if (needle === '') return matches
  doc.descendants((block, pos) => {
    if (matches.length >= matchesMax) return false
    if (!block.isTextblock) return true
    const text = textOf(block)
    const haystack = isExact ? text : folded(text)
    for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, at + needle.length)) {
      matches.push({ from: pos + 1 + at, to: pos + 1 + at + needle.length })
      if (matches.length >= matchesMax) break
    }
    return false
  })
  return matches
}

function textOf(block: Node): string {
  return block.textBetween(0, block.content.size, undefined, (node) => leaf.repeat(node.nodeSize))
}

/** Returns the text in lower case with its length unchanged: a few characters have a longer lower case. */
function folded(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  return Array.from(text, (character) => {
    const small = character.toLowerCase()
    return small.length === character.length ? small : character
  }).join('')
}

/** Returns the index of the first match at or after a position, or the first of all. */
export function matchAfter(matches: Match[], pos: number): number {
  const index = matches.findIndex(({ from }) => from >= pos)
  return index === -1 ? 0 : index
}
