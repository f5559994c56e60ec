import type { Node } from '@tiptap/pm/model'

/** Stands for a node that is no text. */
export const placeholder = '\ufffc'

/** Returns the words and nodes of a range, without their formatting. */
export function signatureOf(doc: Node, from: number, to: number): string {
  return doc.textBetween(
    from,
    to,
    '\n',
    (leaf) => `${placeholder}${leaf.type.name}${JSON.stringify(leaf.attrs)}`,
  )
}
