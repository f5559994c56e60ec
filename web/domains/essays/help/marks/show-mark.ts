import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { scrollToShow } from '../../../../ui/scroll-to-show.ts'

type Place = { from: number; to: number }

/** Selects a place and scrolls to it. */
export function showPlace(editor: Editor, { from, to }: Place): void {
  const { tr, doc } = editor.state
  editor.view.dispatch(tr.setSelection(TextSelection.create(doc, from, to)))
  const element = elementAt(editor, from)
  if (element) scrollToShow(element, { block: 'center' })
}

/** Returns the element that shows a mark; null while it is not drawn. */
export function markElement(editor: Editor, { from }: Place): HTMLElement | null {
  return elementAt(editor, from)?.closest<HTMLElement>('.help-mark') ?? null
}

function elementAt(editor: Editor, pos: number): Element | null {
  // One position further is inside the mark, and not at the end of the text before it.
  const { node } = editor.view.domAtPos(Math.min(pos + 1, editor.state.doc.content.size))
  return node instanceof Element ? node : node.parentElement
}
