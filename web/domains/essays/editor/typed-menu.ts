import type { Editor, Range } from '@tiptap/core'
import { PluginKey } from '@tiptap/pm/state'
import { Suggestion } from '@tiptap/suggestion'

/** A list that typing a sign opens at the cursor. `range` is the sign with what was typed after it, the query. */
export type TypedMenuState = { editor: Editor; range: Range; query: string; box: DOMRect | null }

export type TypedMenuEvents = {
  onChange: (state: TypedMenuState | null) => void
  /** Returns whether the list used the key. */
  onKey: (event: KeyboardEvent) => boolean
}

type TypedMenuOptions = TypedMenuEvents & {
  name: string
  char: string
  allowSpaces?: boolean
  /** Characters before the sign that open the list; by default a space. */
  allowedPrefixes?: string[]
  queryMax?: number
}

/** Returns the plugin that opens a list when its sign is typed, except in code. */
export function typedMenuPlugin(editor: Editor, { name, queryMax = 100, ...options }: TypedMenuOptions) {
  const { onChange, onKey, ...rest } = options
  const show = (props: Omit<TypedMenuState, 'box'> & { clientRect?: (() => DOMRect | null) | null }) => {
    const { editor: shown, range, query } = props
    const box = props.clientRect?.() ?? null
    onChange(query.length > queryMax ? null : { editor: shown, range, query, box })
  }
  return Suggestion({
    ...rest,
    pluginKey: new PluginKey(name),
    editor,
    allow: ({ state, range }) => !state.doc.resolve(range.from).parent.type.spec.code,
    items: () => [],
    render: () => ({
      onStart: show,
      onUpdate: show,
      onKeyDown: ({ event }) => onKey(event),
      onExit: () => onChange(null),
    }),
  })
}
