import { Extension } from '@tiptap/core'
import { type TypedMenuEvents, typedMenuPlugin } from './typed-menu.ts'

/** Typing / at the start of a block or after a space offers blocks to insert. */
export const SlashMenu = Extension.create<TypedMenuEvents>({
  name: 'slashMenu',
  addOptions: () => ({ onChange: () => {}, onKey: () => false }),
  addProseMirrorPlugins() {
    return [typedMenuPlugin(this.editor, { ...this.options, name: this.name, char: '/' })]
  },
})
