import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/** The part of ProseMirror's view that reads what the browser changed. It is not in its documentation. */
type Observed = { domObserver: { flush: () => void } }

/**
 * Reads the browser's selection before each key. The browser moves the cursor at once for keys such as Ctrl+End, and
 * reports it in an event of its own. While the page is busy the next key comes before that event, and ProseMirror would
 * handle it at the old place: Enter would then split a word in the middle of the essay.
 */
export const ReadSelection = Extension.create({
  name: 'readSelection',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown(view: EditorView) {
              if (!view.composing) (view as unknown as Observed).domObserver.flush()
              return false
            },
          },
        },
      }),
    ]
  },
})
