import { type Editor, Extension } from '@tiptap/core'
import { type TypedMenuState, typedMenuPlugin } from '../../editor/typed-menu.ts'

/** What the list of sources shows, outside of the editor. */
export type CiteMenuView = {
  read: () => TypedMenuState | null
  subscribe: (listener: () => void) => () => void
  /** Set to the function that handles a key while the list is open. */
  keys: { current: ((event: KeyboardEvent) => boolean) | null }
}

type CiteMenuOptions = { view: (CiteMenuView & { show: (state: TypedMenuState | null) => void }) | null }

export function createCiteMenuView(): NonNullable<CiteMenuOptions['view']> {
  let state: TypedMenuState | null = null
  const listeners = new Set<() => void>()
  return {
    read: () => state,
    show(next) {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    keys: { current: null },
  }
}

const queryMax = 60

/** Typing @ after a space or an opening bracket searches the sources of the essay. */
export const CiteMenu = Extension.create<CiteMenuOptions>({
  name: 'citeMenu',
  addOptions: () => ({ view: null }),
  addKeyboardShortcuts() {
    return { 'Mod-Alt-r': () => openCiteMenu(this.editor) }
  },
  addProseMirrorPlugins() {
    const { view } = this.options
    if (!view) return []
    return [
      typedMenuPlugin(this.editor, {
        name: this.name,
        char: '@',
        allowSpaces: true,
        allowedPrefixes: [' ', '\u00a0', '(', '[', '“', '‘', '"', '.', ',', ';', ':', '!', '?'],
        queryMax,
        onChange: view.show,
        onKey: (event) => view.keys.current?.(event) ?? false,
      }),
    ]
  },
})

/** Types the sign that opens the list, after a space where one is needed. */
export function openCiteMenu(editor: Editor): boolean {
  const { $from } = editor.state.selection
  const before = $from.parent.textBetween(Math.max(0, $from.parentOffset - 1), $from.parentOffset, '', ' ')
  return editor
    .chain()
    .focus()
    .insertContent(/[\p{L}\p{N}]/u.test(before) ? ' @' : '@')
    .run()
}

/** Returns the list of sources of an editor. */
export function citeMenuOf(editor: Editor): CiteMenuView {
  const menu = editor.extensionManager.extensions.find(({ name }) => name === 'citeMenu')
  return menu!.options.view as CiteMenuView
}
