import * as Y from 'yjs'
import { type DocumentNode, essayFragment } from '../../../../contract/essays/essays.ts'

type Delta = { insert: unknown; attributes?: Record<string, unknown> }[]
type Child = Y.XmlElement | Y.XmlText | Y.XmlHook

/** Returns the document of an essay as the editor writes it. Marks and attributes are left out. */
export function plainDocument(doc: Y.Doc): DocumentNode {
  return { type: 'doc', content: nodesIn(doc.getXmlFragment(essayFragment)) }
}

function nodesIn(parent: Y.XmlFragment): DocumentNode[] {
  return (parent.toArray() as Child[]).flatMap((child): DocumentNode[] => {
    if (child instanceof Y.XmlText)
      return (child.toDelta() as Delta).flatMap(({ insert }) =>
        typeof insert === 'string' && insert ? [{ type: 'text', text: insert }] : [],
      )
    return child instanceof Y.XmlElement ? [{ type: child.nodeName, content: nodesIn(child) }] : []
  })
}
