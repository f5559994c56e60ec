import type { Node } from '@tiptap/pm/model'

export type Heading = { text: string; level: number; pos: number }

/** Returns the headings of a document, in order, without empty ones. */
export function headingsOf(doc: Node): Heading[] {
  const headings: Heading[] = []
  doc.forEach((node, pos) => {
    const text = node.type.name === 'heading' ? node.textContent.trim() : ''
    if (text !== '') headings.push({ text, level: node.attrs.level as number, pos })
  })
  return headings
}
