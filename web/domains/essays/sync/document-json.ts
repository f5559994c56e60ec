import * as Y from 'yjs'
import { sourcesMap } from '../../../../contract/essays/citation-styles.ts'
import { essayFragment } from '../../../../contract/essays/essay-defaults.ts'
import { documentText } from '../../../../contract/essays/essay-text.ts'
import type { DocumentNode } from '../../../../contract/essays/essays.ts'
import { firstHeading } from '../../../../contract/essays/first-heading.ts'

type Delta = { insert: unknown; attributes?: Record<string, unknown> }[]
type Child = Y.XmlElement | Y.XmlText | Y.XmlHook

/**
 * Returns the document of an essay as the editor writes it. Marks and attributes are left out, except what citations
 * need.
 */
export function plainDocument(doc: Y.Doc): DocumentNode {
  const sources = [...doc.getMap(sourcesMap).values()]
  return { type: 'doc', attrs: { sources }, content: nodesIn(doc.getXmlFragment(essayFragment)) }
}

/** Returns the heading that an essay begins with, by which it is called until it has a title; null without one. */
export function headingOf(doc: Y.Doc): string | null {
  for (const child of doc.getXmlFragment(essayFragment).toArray() as Child[]) {
    const block: DocumentNode = { type: 'doc', content: nodesOf(child) }
    // Only the beginning is read, because this is asked after each pause in writing.
    if (documentText(block).trim() !== '') return firstHeading(block)
  }
  return null
}

function nodesIn(parent: Y.XmlFragment): DocumentNode[] {
  return (parent.toArray() as Child[]).flatMap(nodesOf)
}

function nodesOf(child: Child): DocumentNode[] {
  if (child instanceof Y.XmlText)
    return (child.toDelta() as Delta).flatMap(({ insert }) =>
      typeof insert === 'string' && insert ? [{ type: 'text', text: insert }] : [],
    )
  if (!(child instanceof Y.XmlElement)) return []
  const attrs = child.nodeName === 'citation' ? { attrs: { cites: child.getAttribute('cites') } } : {}
  return [{ type: child.nodeName, ...attrs, content: nodesIn(child) }]
}
