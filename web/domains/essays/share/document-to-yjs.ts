import * as Y from 'yjs'
import { sourcesMap } from '../../../../contract/essays/citation-styles.ts'
import { essayFragment } from '../../../../contract/essays/essay-defaults.ts'
import type { DocumentNode } from '../../../../contract/essays/essays.ts'

/** Returns a Yjs document with the content of a stored one, for an editor that shows it. */
export function documentToYjs({ attrs, content = [] }: DocumentNode): Y.Doc {
  const doc = new Y.Doc()
  doc.transact(() => {
    const sources = doc.getMap(sourcesMap)
    if (Array.isArray(attrs?.sources))
      for (const source of attrs.sources as { id?: unknown }[]) sources.set(String(source?.id), source)
    doc.getXmlFragment(essayFragment).insert(0, childrenOf(content))
  })
  return doc
}

/** Neighbouring texts are one text with formatting, as the editor's binding stores them. */
function childrenOf(nodes: DocumentNode[]): (Y.XmlElement | Y.XmlText)[] {
  const children: (Y.XmlElement | Y.XmlText)[] = []
  let delta: { insert: string; attributes: Record<string, unknown> }[] = []
  const endText = () => {
    if (delta.length === 0) return
    const text = new Y.XmlText()
    text.applyDelta(delta)
    children.push(text)
    delta = []
  }
  for (const node of nodes) {
    if (node.type === 'text') {
      const marks = (node.marks ?? []).map(({ type, attrs = {} }) => [type, attrs])
      delta.push({ insert: node.text ?? '', attributes: Object.fromEntries(marks) })
      continue
    }
    endText()
    children.push(elementOf(node))
  }
  endText()
  return children
}

function elementOf({ type, attrs = {}, content = [] }: DocumentNode): Y.XmlElement {
  const element = new Y.XmlElement(type)
  for (const [name, value] of Object.entries(attrs)) element.setAttribute(name, value as string)
  element.insert(0, childrenOf(content))
  return element
}
