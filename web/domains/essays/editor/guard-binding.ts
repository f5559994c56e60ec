import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { ySyncPluginKey } from '@tiptap/y-tiptap'
import type * as Y from 'yjs'

type Observer = (events: Y.YEvent<never>[], transaction: Y.Transaction) => void

/** The parts of y-tiptap's binding that this file uses. They are not in its documentation. */
type Binding = {
  type: Y.XmlFragment
  beforeTransactionSelection: unknown
  _observeFunction: Observer
  _forceRerender: () => void
}

/** Nothing can be written on a page that does not show the document as it is. */
type OnBroken = (view: EditorView) => void

const guarded = new WeakSet<Binding>()

/**
 * Keeps the page equal to the shared document when showing a change fails. The binding throws for some selections whose
 * place moved ("Position out of range"), before it has put the change on the page; with the next key it would then write
 * the page over the document, without that change. The page is drawn again instead, with the cursor nearby.
 */
export function guardBinding(onBroken: OnBroken): Plugin {
  return new Plugin({
    view(view) {
      const binding = (ySyncPluginKey.getState(view.state) as { binding?: Binding } | undefined)?.binding
      if (binding && !guarded.has(binding)) guard(binding, () => onBroken(view))
      return {}
    },
  })
}

function guard(binding: Binding, onBroken: () => void): void {
  guarded.add(binding)
  const show = binding._observeFunction
  binding.type.unobserveDeep(show as never)
  binding._observeFunction = (events, transaction) => {
    try {
      show(events, transaction)
    } catch {
      // Without it the selection is kept by its numbers, within the document.
      binding.beforeTransactionSelection = null
      try {
        binding._forceRerender()
      } catch (error) {
        onBroken()
        throw error
      }
    }
  }
  binding.type.observeDeep(binding._observeFunction as never)
}

/** Guards the binding of the editor. A page that cannot show the document is no longer written on. */
export const GuardedBinding = Extension.create<{ onBroken: () => void }>({
  name: 'guardedBinding',
  addOptions: () => ({ onBroken: () => {} }),
  addProseMirrorPlugins() {
    return [
      guardBinding(() => {
        this.editor.setEditable(false)
        this.options.onBroken()
      }),
    ]
  },
})
