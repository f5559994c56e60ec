import type { Node } from '@tiptap/pm/model'
import { citationsOfNote } from '../../note-content.ts'

type Cited = { key: string; cites: unknown }
/** `cited` are the citations in a footnote. */
type Found = Cited | { cited: Cited[] } | 'bibliography'

/** Nodes never change, so that a block that was not edited is searched once. */
const known = new WeakMap<Node, Found[]>()

export type Collected = {
  /** In the order of the document. `note` counts the footnotes and the citations before it. */
  citations: { key: string; cites: unknown; note: number }[]
  hasBibliography: boolean
}

/** Returns the citations of a document in their order, also those in footnotes. */
export function collectCitations(doc: Node): Collected {
  const collected: Collected = { citations: [], hasBibliography: false }
  let note = 0
  doc.forEach((block) => {
    for (const found of foundIn(block)) {
      if (found === 'bibliography') collected.hasBibliography = true
      else {
        note++
        for (const each of 'cited' in found ? found.cited : [found])
          collected.citations.push({ ...each, note })
      }
    }
  })
  return collected
}

function foundIn(block: Node): Found[] {
  const before = known.get(block)
  if (before) return before
  const found: Found[] = []
  const look = (node: Node) => {
    const { name } = node.type
    if (name === 'citation') found.push({ key: String(node.attrs.key), cites: node.attrs.cites })
    else if (name === 'footnote') found.push({ cited: citationsOfNote(node.attrs) })
    else if (name === 'bibliography') found.push(name)
  }
  look(block)
  block.descendants(look)
  known.set(block, found)
  return found
}

/** Returns how many citations name each source. */
export function countCites(doc: Node): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { cites } of collectCitations(doc).citations) {
    if (!Array.isArray(cites)) continue
    for (const id of new Set(cites.map((cite) => String(cite?.id)))) counts[id] = (counts[id] ?? 0) + 1
  }
  return counts
}
