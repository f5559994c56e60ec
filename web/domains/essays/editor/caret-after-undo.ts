import { Extension } from '@tiptap/core'
import { Plugin, Selection, type Transaction } from '@tiptap/pm/state'
import { ySyncPluginKey } from '@tiptap/y-tiptap'

/**
 * Puts the cursor after the text that undo or redo brought back. The binding puts it where the cursor was before the text
 * was deleted, by a place in the shared document that is before the text.
 */
export function caretAfterUndo(): Plugin {
  return new Plugin({
    appendTransaction(transactions, { doc: before }, { doc, tr }) {
      if (!transactions.some(isUndo)) return null
      const start = before.content.findDiffStart(doc.content)
      const end = before.content.findDiffEnd(doc.content)
      if (start === null || end === null) return null
      // Where text repeats itself, the two searches overlap.
      const overlap = Math.max(0, start - Math.min(end.a, end.b))
      const [oldEnd, newEnd] = [end.a + overlap, end.b + overlap]
      const isLook =
        before.textBetween(start, oldEnd, '\n', '\ufffc') === doc.textBetween(start, newEnd, '\n', '\ufffc')
      return isLook ? null : tr.setSelection(Selection.near(doc.resolve(newEnd), -1))
    },
  })
}

function isUndo(tr: Transaction): boolean {
  const meta = tr.getMeta(ySyncPluginKey) as { isUndoRedoOperation?: boolean } | undefined
  return tr.docChanged && meta?.isUndoRedoOperation === true
}

export const CaretAfterUndo = Extension.create({
  name: 'caretAfterUndo',
  addProseMirrorPlugins: () => [caretAfterUndo()],
})
