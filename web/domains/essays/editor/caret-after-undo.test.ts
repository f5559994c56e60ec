import { TextSelection } from '@tiptap/pm/state'
import { expect, test } from 'vitest'
import { openEditor, type } from '../page/headless-editor.ts'
import { caretAfterUndo } from './caret-after-undo.ts'

test('puts the cursor after the text that undo brings back, and redo takes away again', () => {
  const editor = openEditor(undefined, [caretAfterUndo()])
  type(editor, 'alpha beta gamma')
  const end = editor.state().doc.content.size - 1
  editor.change((tr) => tr.setSelection(TextSelection.create(tr.doc, end)).delete(end - 5, end))
  editor.undo()
  expect(editor.view.state.doc.textContent).toBe('alpha beta gamma')
  expect(editor.view.state.selection.from).toBe(end)
  editor.redo()
  expect(editor.view.state.doc.textContent).toBe('alpha beta ')
  expect(editor.view.state.selection.from).toBe(end - 5)
})
