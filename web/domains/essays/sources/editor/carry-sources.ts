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
          transformCopied(slice) {
            const sources = store.sources()
            return mapCitations(slice, (node) => {
              const { cites } = node.attrs
              const carried = Array.isArray(cites)
                ? cites.flatMap((cite) => sources.get(String(cite?.id)) ?? [])
                : []
              return node.type.create({ ...node.attrs, carried: carried.length > 0 ? carried : null })
            })
          },
          transformPasted(slice) {
            const arrived: unknown[] = []
            const without = mapCitations(slice, (node) => {
              if (!Array.isArray(node.attrs.carried)) return node
              arrived.push(...node.attrs.carried)
              return node.type.create({ ...node.attrs, carried: null })
            })
            if (arrived.length > 0) store.restore(arrived)
            return without
          },
        },
      }),
    ]
  },
})

/** Returns a copy of a node whose citations are citations of their own. */
export function withNewKeys(node: Node): Node {
  const change = (citation: Node) => citation.type.create({ ...citation.attrs, key: randomId() })
  return node.type.name === 'citation' ? change(node) : withContent(node, mapFragment(node.content, change))
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
        : node.isLeaf
          ? node
          : withContent(node, mapFragment(node.content, change))
    isChanged ||= made !== node
    nodes.push(made)
  })
  return isChanged ? Fragment.from(nodes) : fragment
}

function withContent(node: Node, content: Fragment): Node {
  return content === node.content ? node : node.copy(content)
}
