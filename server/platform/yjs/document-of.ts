import * as Y from 'yjs'
import { sourcesMap } from '../../../contract/essays/citation-styles.ts'
import { essayFragment } from '../../../contract/essays/essay-defaults.ts'
import { isEssayImage } from '../../../contract/essays/essay-images.ts'
import type { DocumentNode } from '../../../contract/essays/essays.ts'
import { readSources } from '../../../contract/essays/sources.ts'
import { storableText } from '../database/storable.ts'

type Delta = { insert: unknown; attributes?: Record<string, unknown> }[]
type Child = Y.XmlElement | Y.XmlText | Y.XmlHook

/** Deeper content is left out. The editor's own nesting stays far below this. */
const depthMax = 100

/**
 * Reads the editor's document from a Yjs document, in the format of its binding (@tiptap/y-tiptap). The essay's sources
 * are an attribute of the root, so that versions and exports have them.
 */
export function documentOf(doc: Y.Doc): DocumentNode {
  const attrs = storableAttributes({ sources: readSources(doc.getMap(sourcesMap).values()) })
  const hasSources = doc.getMap(sourcesMap).size > 0
  return {
    type: 'doc',
    ...(attrs && hasSources ? { attrs } : {}),
    content: contentOf(doc.getXmlFragment(essayFragment), 1),
  }
}

function contentOf(parent: Y.XmlFragment, depth: number): DocumentNode[] {
  if (depth > depthMax) return []
  return (parent.toArray() as Child[]).flatMap((child) => nodesOf(child, depth))
}

function nodesOf(child: Child, depth: number): DocumentNode[] {
  if (child instanceof Y.XmlText) return textNodesOf(child.toDelta() as Delta)
  if (!(child instanceof Y.XmlElement)) return []
  const attrs = storableAttributes(child.getAttributes())
  if (child.nodeName === 'image' && !isEssayImage(attrs?.src)) return []
  const content = contentOf(child, depth + 1)
  return [
    {
      type: storableText(child.nodeName),
      ...(attrs ? { attrs } : {}),
      ...(content.length > 0 ? { content } : {}),
    },
  ]
}

function textNodesOf(delta: Delta): DocumentNode[] {
  return delta.flatMap(({ insert, attributes = {} }) => {
    if (typeof insert !== 'string' || insert === '') return []
    const marks = Object.entries(attributes)
      .filter(([name]) => name !== 'ychange')
      .map(([name, value]) => {
        const attrs = storableAttributes(value)
        return { type: storableText(markName(name)), ...(attrs ? { attrs } : {}) }
      })
    return [{ type: 'text', text: storableText(insert), ...(marks.length > 0 ? { marks } : {}) }]
  })
}

/** Marks that may overlap themselves are stored as `name--hash`, with a hash of eight characters. */
function markName(name: string): string {
  return name.at(-10) === '-' && name.at(-9) === '-' ? name.slice(0, -10) : name
}

function storableAttributes(value: unknown): Record<string, unknown> | null {
  if (typeof value !== 'object' || value === null) return null
  const known = Object.entries(value).filter(([name, part]) => name !== 'ychange' && part !== undefined)
  if (known.length === 0) return null
  return JSON.parse(
    JSON.stringify(Object.fromEntries(known), (_name, part) =>
      typeof part === 'string' ? storableText(part) : part,
    ),
  )
}
