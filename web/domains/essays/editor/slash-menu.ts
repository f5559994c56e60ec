import { type Editor, Extension, type Range } from '@tiptap/core'
import { PluginKey } from '@tiptap/pm/state'
import { Suggestion } from '@tiptap/suggestion'

export type SlashMenuState = { editor: Editor; range: Range; query: string; box: DOMRect | null }

export type SlashMenuEvents = {
  onChange: (state: SlashMenuState | null) => void
  /** Returns whether the menu used the key. */
  onKey: (event: KeyboardEvent) => boolean
}

/** Typing / at the start of a block or after a space offers blocks to insert. */
export const SlashMenu = Extension.create<SlashMenuEvents>({
  name: 'slashMenu',
  addOptions: () => ({ onChange: () => {}, onKey: () => false }),
  addProseMirrorPlugins() {
    const { onChange, onKey } = this.options
    const show = (props: Omit<SlashMenuState, 'box'> & { clientRect?: (() => DOMRect | null) | null }) =>
      onChange({
        editor: props.editor,
        range: props.range,
        query: props.query,
        box: props.clientRect?.() ?? null,
      })
    return [
      Suggestion({
        pluginKey: new PluginKey('slashMenu'),
        editor: this.editor,
        char: '/',
        allow: ({ state, range }) => !state.doc.resolve(range.from).parent.type.spec.code,
        items: () => [],
        render: () => ({
          onStart: show,
          onUpdate: show,
          onKeyDown: ({ event }) => onKey(event),
          onExit: () => onChange(null),
        }),
      }),
    ]
  },
})
