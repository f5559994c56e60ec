import { Extension } from '@tiptap/core'
import { Fragment, type Node, Slice } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { randomId } from '../../../../ui/random-id.ts'
import type { CitationStore } from './citation-store.ts'

/** Puts copies of the cited sources on the clipboard, so that a citation can be pasted into another essay. */
export const CarrySources = Extension.create<{ store: CitationStore | null }>({
  name: 'carrySources',
  addOptions: () => ({ store: null }),
  addProseMirrorPlugins() {
    const { store } = this.options
    if (!store) return []
    return [
      new Plugin({
        props: {
          transformCopied: (slice) => copySources(slice, store.sources()),
          transformPasted(pasted) {
            const { slice, sources } = takeSources(pasted)
            if (sources.length > 0) store.restore(sources)
            return slice
          },
        },
      }),
    ]
  },
})

/** Returns a slice whose citations carry copies of their sources. */
export function copySources(slice: Slice, sources: Map<string, unknown>): Slice {
  return mapCitations(slice, (node) => {
    const { cites } = node.attrs
    const carried = Array.isArray(cites) ? cites.flatMap((cite) => sources.get(String(cite?.id)) ?? []) : []
    return node.type.create({ ...node.attrs, carried: carried.length > 0 ? carried : null })
  })
}

/** Returns a slice without carried sources, and these sources. */
export function takeSources(pasted: Slice): { slice: Slice; sources: unknown[] } {
  const sources: unknown[] = []
  const slice = mapCitations(pasted, (node) => {
    if (!Array.isArray(node.attrs.carried)) return node
    sources.push(...node.attrs.carried)
    return node.type.create({ ...node.attrs, carried: null })
  })
  return { slice, sources }
}

/** Returns a copy of a node whose citations are citations of their own. */
export function withNewKeys(node: Node): Node {
  const change = (citation: Node) => citation.type.create({ ...citation.attrs, key: randomId() })
  if (node.type.name === 'citation') return change(node)
  if (node.type.name === 'footnote') return inNote(node, change)
  return withContent(node, mapFragment(node.content, change))
}

function mapCitations(slice: Slice, change: (node: Node) => Node): Slice {
  const mapped = mapFragment(slice.content, change)
  return mapped === slice.content ? slice : new Slice(mapped, slice.openStart, slice.openEnd)
}

function mapFragment(fragment: Fragment, change: (node: Node) => Node): Fragment {
  let isChanged = false
  const nodes: Node[] = []
  fragment.forEach((node) => {
    const made =
      node.type.name === 'citation'
        ? change(node)
        : node.type.name === 'footnote'
          ? inNote(node, change)
          : node.isLeaf
            ? node
            : withContent(node, mapFragment(node.content, change))
    isChanged ||= made !== node
    nodes.push(made)
  })
  return isChanged ? Fragment.from(nodes) : fragment
}

/** Changes the citations in a footnote, which are in its attributes. */
function inNote(note: Node, change: (node: Node) => Node): Node {
  const { content } = note.attrs
  const { citation } = note.type.schema.nodes
  if (!Array.isArray(content) || !citation) return note
  const changed = content.map((part) =>
    part?.type === 'citation' ? { ...part, attrs: change(citation.create(part.attrs)).attrs } : part,
  )
  return note.type.create({ ...note.attrs, content: changed }, null, note.marks)
}

function withContent(node: Node, content: Fragment): Node {
  return content === node.content ? node : node.copy(content)
}
