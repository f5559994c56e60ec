import type { Node } from '@tiptap/pm/model'
import { isBibliographyName } from '../../count/document-counts.ts'
import { paragraphText } from './paragraph-text.ts'

/** A block with text, and the position before it. */
export type EssayParagraph = { block: Node; pos: number; text: string }

/** Blocks whose words are not the writer's own prose. */
const leftOut = new Set(['codeBlock', 'blockquote', 'bibliography'])

/** Returns the paragraphs and headings that are checked, in order. Quotations, code and the bibliography are left out. */
export function essayParagraphs(doc: Node): EssayParagraph[] {
  const found: EssayParagraph[] = []
  let bibliographyLevel = 0
  doc.forEach((top, topPos) => {
    if (top.type.name === 'heading') {
      const level = top.attrs.level as number
      if (bibliographyLevel > 0 && level <= bibliographyLevel) bibliographyLevel = 0
      if (isBibliographyName(top.textContent)) bibliographyLevel = level
    }
    if (bibliographyLevel === 0) addParagraphs(found, top, topPos)
  })
  return found
}

function addParagraphs(found: EssayParagraph[], node: Node, pos: number): void {
  if (leftOut.has(node.type.name)) return
  if (node.isTextblock) {
    const { text } = paragraphText(node)
    if (text.trim() !== '') found.push({ block: node, pos, text })
    return
  }
  node.forEach((child, offset) => {
    addParagraphs(found, child, pos + 1 + offset)
  })
}

/** Returns the texts in the order in which they are checked: what is visible, what follows, what comes before. */
export function inCheckingOrder(paragraphs: EssayParagraph[], view: { from: number; to: number }): string[] {
  const groups: [string[], string[], string[]] = [[], [], []]
  for (const { block, pos, text } of paragraphs) {
    const place = pos + block.nodeSize < view.from ? 2 : pos > view.to ? 1 : 0
    groups[place].push(text)
  }
  return groups.flat()
}
