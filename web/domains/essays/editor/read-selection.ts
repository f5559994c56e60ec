import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/** The part of ProseMirror's view that reads what the browser changed. It is not in its documentation. */
type Observed = { domObserver: { flush: () => void } }

function readNow(view: EditorView): boolean {
  if (!view.composing) (view as unknown as Observed).domObserver.flush()
  return false
}

/**
 * Reads the browser's selection before each key and before the clipboard is used. The browser moves the cursor at once
 * for a click or for keys such as Ctrl+End, and reports it in an event of its own. While the page is busy the next key or
 * paste comes before that event, and ProseMirror would handle it at the old place: Enter would then split a word in the
 * middle of the essay, and a table would be pasted after the one that was clicked.
 */
export const ReadSelection = Extension.create({
  name: 'readSelection',
  addProseMirrorPlugins() {
    const handleDOMEvents = { keydown: readNow, paste: readNow, cut: readNow, copy: readNow }
    return [new Plugin({ props: { handleDOMEvents } })]
  },
})
