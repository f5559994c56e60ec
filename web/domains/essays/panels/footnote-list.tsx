import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { useEditorState } from '@tiptap/react'
import { tools as texts } from '../../../locales/en/essays/tools.ts'

export type FootnoteEntry = { pos: number; text: string }

/** Returns the footnotes of a document in the order of their numbers. */
export function footnotesOf(doc: Node): FootnoteEntry[] {
  const notes: FootnoteEntry[] = []
  doc.descendants((node, pos) => {
    if (node.type.name === 'footnote') notes.push({ pos, text: String(node.attrs.text) })
  })
  return notes
}

/** The footnotes below the text. Pressing one edits it. */
export function FootnoteList({ editor, onEdit }: { editor: Editor; onEdit: (note: FootnoteEntry) => void }) {
  const notes = useEditorState({ editor, selector: ({ editor: { state } }) => footnotesOf(state.doc) })
  if (notes.length === 0) return null
  return (
    <section aria-label={texts.footnotes} className="mt-10 border-t border-line-control pt-3 text-[0.9em]">
      <ol className="flex flex-col gap-1">
        {notes.map((note, i) => (
          <li key={note.pos} className="flex gap-2">
            <span className="w-5 shrink-0 text-right tabular">{i + 1}.</span>
            <button
              type="button"
              aria-label={`${texts.editFootnote({ number: i + 1 })}: ${note.text}`}
              onClick={() => onEdit(note)}
              className="min-w-0 rounded-small text-left break-words hover:bg-surface-hover"
            >
              {note.text || '…'}
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}
