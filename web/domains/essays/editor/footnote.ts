import { type Editor, mergeAttributes, Node } from '@tiptap/core'

/**
 * A footnote in the text. Its note is the attribute `text`, so that it moves, copies and is deleted with its mark; the
 * number follows from the order in the document and is not stored.
 */
export const Footnote = Node.create({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: true,
  marks: '',

  addAttributes() {
    return {
      text: {
        default: '',
        parseHTML: (element) => element.getAttribute('data-footnote') ?? '',
        renderHTML: ({ text }) => ({ 'data-footnote': text, title: text }),
      },
    }
  },
  parseHTML() {
    return [{ tag: 'sup[data-footnote]' }]
  },
  renderHTML({ HTMLAttributes }) {
    return ['sup', mergeAttributes(HTMLAttributes, { class: 'footnote-mark' })]
  },
  renderText: () => '',
})

/** Inserts a footnote after the selection. */
export function insertFootnote(editor: Editor, text: string): void {
  const node = { type: 'footnote', attrs: { text } }
  editor.chain().focus().insertContentAt(editor.state.selection.to, node).run()
}
