import { type Editor, Extension, type Range } from '@tiptap/core'
import { PluginKey } from '@tiptap/pm/state'
import { Suggestion } from '@tiptap/suggestion'

export type CiteMenuState = { editor: Editor; range: Range; query: string; box: DOMRect | null }

/** What the list of sources shows, outside of the editor. */
export type CiteMenuView = {
  read: () => CiteMenuState | null
  subscribe: (listener: () => void) => () => void
  /** Set to the function that handles a key while the list is open. */
  keys: { current: ((event: KeyboardEvent) => boolean) | null }
}

type CiteMenuOptions = { view: (CiteMenuView & { show: (state: CiteMenuState | null) => void }) | null }

export function createCiteMenuView(): NonNullable<CiteMenuOptions['view']> {
  let state: CiteMenuState | null = null
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
    const show = (props: Omit<CiteMenuState, 'box'> & { clientRect?: (() => DOMRect | null) | null }) =>
      view.show(
        props.query.length > queryMax
          ? null
          : {
              editor: props.editor,
              range: props.range,
              query: props.query,
              box: props.clientRect?.() ?? null,
            },
      )
    return [
      Suggestion({
        pluginKey: new PluginKey('citeMenu'),
        editor: this.editor,
        char: '@',
        allowSpaces: true,
        allowedPrefixes: [' ', '\u00a0', '(', '[', '“', '‘', '"', '.', ',', ';', ':', '!', '?'],
        allow: ({ state, range }) => !state.doc.resolve(range.from).parent.type.spec.code,
        items: () => [],
        render: () => ({
          onStart: show,
          onUpdate: show,
          onKeyDown: ({ event }) => view.keys.current?.(event) ?? false,
          onExit: () => view.show(null),
        }),
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
