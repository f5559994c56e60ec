import type { Editor } from '@tiptap/core'

/** A block beside which the handle is: the position before it, and how far down the paper it begins. */
export type BlockPlace = { from: number; top: number }

const isList = ({ tagName }: Element) => tagName === 'UL' || tagName === 'OL'

/** Returns the block or the list item at a height of the screen; null below the last one. */
export function blockAt(editor: Editor, paper: HTMLElement, y: number): BlockPlace | null {
  // Suggestions are shown between the blocks.
  const blocks = [...editor.view.dom.children].filter(
    ({ classList }) => !classList.contains('ProseMirror-widget'),
  )
  let block = elementAt(blocks, y)
  if (!block) return null
  const box = block.getBoundingClientRect()
  if (y < box.top || y > box.bottom + 8) return null
  for (let list: Element | undefined = isList(block) ? block : undefined; list; ) {
    const item = elementAt([...list.children], y)
    if (!item) break
    block = item
    list = [...item.children].find((child) => isList(child) && child.getBoundingClientRect().top <= y)
  }
  const inside = editor.view.posAtDOM(block, 0)
  const at = editor.state.doc.resolve(inside)
  if (block.tagName === 'LI') return { from: inside - 1, top: topOf(block, paper) }
  return { from: at.depth === 0 ? inside : at.before(1), top: topOf(block, paper) }
}

/** Returns the place of the block that begins at a position. */
export function placeOf(editor: Editor, paper: HTMLElement, from: number): BlockPlace | null {
  const element = editor.view.nodeDOM(from)
  return element instanceof HTMLElement ? { from, top: topOf(element, paper) } : null
}

function topOf(block: Element, paper: HTMLElement): number {
  return block.getBoundingClientRect().top - paper.getBoundingClientRect().top - 1
}

/** Returns the last element that begins above a height. */
function elementAt(elements: Element[], y: number): Element | undefined {
  let [low, high] = [0, elements.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((elements[middle]?.getBoundingClientRect().top ?? 0) <= y) low = middle
    else high = middle - 1
  }
  return elements[low]
}
