import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/**
 * Inserts the first character of an empty block itself. Chrome leaves the cursor before that character when it is typed
 * within a few milliseconds of Enter, so that the rest of the line would come before it.
 */
export const FirstCharacter = Extension.create({
  name: 'firstCharacter',
  addProseMirrorPlugins: () => [new Plugin({ props: { handleKeyPress: insertFirst } })],
})

function insertFirst(view: EditorView, event: KeyboardEvent): boolean {
  const { $from, from, to, empty } = view.state.selection
  if (!empty || !$from.parent.isTextblock || $from.parent.content.size > 0) return false
  // Return sends a code too, and combinations with these keys are commands.
  if (event.charCode < 32 || event.ctrlKey || event.metaKey) return false
  const text = String.fromCodePoint(event.charCode)
  const insert = () => view.state.tr.insertText(text, from, to).scrollIntoView()
  if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, text, insert)))
    view.dispatch(insert())
  event.preventDefault()
  return true
}
