import { type Editor, mergeAttributes, Node } from '@tiptap/core'
import { type NoteContent, readNoteContent } from '../note-content.ts'

/** `text` are the words of the note; `content` has them with italics and citations, or is null without any. */
export type FootnoteAttributes = { text: string; content: NoteContent | null }

/**
 * A footnote in the text. Its note is in the attributes, so that it moves, copies and is deleted with its mark; the
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
      content: {
        default: null,
        parseHTML: (element) => contentOf(element.getAttribute('data-note')),
        renderHTML: ({ content }) => (content ? { 'data-note': JSON.stringify(content) } : {}),
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

function contentOf(json: string | null): NoteContent | null {
  try {
    return readNoteContent(JSON.parse(json ?? 'null'))
  } catch {
    return null
  }
}

/** Inserts a footnote after the selection. */
export function insertFootnote(editor: Editor, attrs: FootnoteAttributes): void {
  const node = { type: 'footnote', attrs }
  editor.chain().focus().insertContentAt(editor.state.selection.to, node).run()
}
