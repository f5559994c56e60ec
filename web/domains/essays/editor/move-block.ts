import { type Editor, Extension } from '@tiptap/core'
import { NodeSelection, TextSelection } from '@tiptap/pm/state'
import { withNewKeys } from '../sources/editor/carry-sources.ts'

/** Returns the position before the top-level block that contains the selection. */
function blockStart(editor: Editor): number {
  const { $from } = editor.state.selection
  return $from.depth === 0 ? $from.pos : $from.before(1)
}

/** Moves the top-level block at a position one place up or down, and keeps the cursor in it. */
export function moveBlock(editor: Editor, from: number, step: -1 | 1): boolean {
  const { doc, tr, selection } = editor.state
  const index = doc.resolve(from).index(0)
  const block = doc.maybeChild(index)
  const other = doc.maybeChild(index + step)
  if (!block || !other) return false
  const to = step === 1 ? from + other.nodeSize : from - other.nodeSize
  const offset = Math.min(Math.max(selection.from - from, 0), block.nodeSize)
  tr.delete(from, from + block.nodeSize).insert(to, block)
  tr.setSelection(TextSelection.near(tr.doc.resolve(Math.min(to + offset, tr.doc.content.size))))
  editor.view.dispatch(tr.scrollIntoView())
  return true
}

export function duplicateBlock(editor: Editor, from: number): void {
  const block = editor.state.doc.nodeAt(from)
  if (block) editor.view.dispatch(editor.state.tr.insert(from + block.nodeSize, withNewKeys(block)))
}

export function deleteBlock(editor: Editor, from: number): void {
  const block = editor.state.doc.nodeAt(from)
  if (block) editor.view.dispatch(editor.state.tr.delete(from, from + block.nodeSize))
}

/** Selects the block so that the browser drags it as a whole. */
export function selectBlock(editor: Editor, from: number): void {
  const { tr, doc } = editor.state
  editor.view.dispatch(tr.setSelection(NodeSelection.create(doc, from)))
}

/** Alt+Shift+arrow moves the block with the cursor, as in other word processors. */
export const MoveBlock = Extension.create({
  name: 'moveBlock',
  addKeyboardShortcuts() {
    return {
      'Alt-Shift-ArrowUp': () => moveBlock(this.editor, blockStart(this.editor), -1),
      'Alt-Shift-ArrowDown': () => moveBlock(this.editor, blockStart(this.editor), 1),
    }
  },
})
