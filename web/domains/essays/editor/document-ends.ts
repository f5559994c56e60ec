import { Extension } from '@tiptap/core'
import { Selection, TextSelection } from '@tiptap/pm/state'

type End = 'start' | 'end'

const keys: Record<string, End> = {
  'Mod-Home': 'start',
  'Mod-End': 'end',
  'Cmd-ArrowUp': 'start',
  'Cmd-ArrowDown': 'end',
}

/**
 * Moves the cursor, or with Shift the selection, to the start or end of the essay. Chromium puts it before the first
 * character of a paragraph that is out of view, because such blocks are not laid out (essay-page.css).
 */
export const DocumentEnds = Extension.create({
  name: 'documentEnds',
  addKeyboardShortcuts() {
    const move = (end: End, isSelecting: boolean) => () =>
      this.editor.commands.command(({ tr }) => {
        const { $head } = end === 'start' ? Selection.atStart(tr.doc) : Selection.atEnd(tr.doc)
        const $anchor = isSelecting ? tr.selection.$anchor : $head
        tr.setSelection(TextSelection.between($anchor, $head)).scrollIntoView()
        return true
      })
    return Object.fromEntries(
      Object.entries(keys).flatMap(([key, end]) => [
        [key, move(end, false)],
        [key.replace('-', '-Shift-'), move(end, true)],
      ]),
    )
  },
})
