import type { Editor } from '@tiptap/core'
import { yUndoPluginKey } from '@tiptap/y-tiptap'

/** Keeps the next change apart from typing in one step of undo. */
export function separateUndo(editor: Editor): void {
  const state = yUndoPluginKey.getState(editor.state) as
    | { undoManager: { stopCapturing: () => void } }
    | undefined
  state?.undoManager.stopCapturing()
}
