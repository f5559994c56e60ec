import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { useEditorState } from '@tiptap/react'
import { useMemo, useSyncExternalStore } from 'react'
import { tools as texts } from '../../../locales/en/essays/tools.ts'
import { noteContentOf } from '../note-content.ts'
import { shownRuns } from '../sources/editor/citation-dom.ts'
import { type CitationStore, citationStoreOf } from '../sources/editor/citation-store.ts'
import type { CitationRun } from '../sources/render/rendering.ts'
import { RunsText } from '../sources/runs-text.tsx'

/** A footnote of the document, or a citation that the style writes as one. */
export type FootnoteEntry = {
  pos: number
  text: string
  /** Of a note with italics or citations. */
  content?: unknown
  citation?: { key: string; cites: unknown }
}

/** Returns the footnotes of a document in the order of their numbers. */
export function footnotesOf(doc: Node, hasCitations: boolean): FootnoteEntry[] {
  const notes: FootnoteEntry[] = []
  doc.descendants((node, pos) => {
    if (node.type.name === 'footnote')
      notes.push({ pos, text: String(node.attrs.text), content: node.attrs.content })
    else if (hasCitations && node.type.name === 'citation')
      notes.push({ pos, text: '', citation: { key: String(node.attrs.key), cites: node.attrs.cites } })
  })
  return notes
}

/** Returns the formatted text of a footnote. */
export function runsOfNote({ text, content, citation }: FootnoteEntry, store: CitationStore): CitationRun[] {
  const cited = (key: unknown, cites: unknown) => shownRuns(store.read(String(key), cites))
  if (citation) return cited(citation.key, citation.cites)
  return noteContentOf({ text, content }).flatMap((node): CitationRun[] => {
    if (node.type === 'citation') return cited(node.attrs?.key, node.attrs?.cites)
    const looks = (node.marks ?? []).map(({ type }) => [type, true])
    return [{ text: node.text ?? '', ...Object.fromEntries(looks) }]
  })
}

type FootnoteListProps = {
  editor: Editor
  /** Null where the essay is only read. */
  onEdit: ((note: FootnoteEntry) => void) | null
}

/** The footnotes below the text. Pressing one edits it. */
export function FootnoteList({ editor, onEdit }: FootnoteListProps) {
  const store = citationStoreOf(editor)
  const hasCitations = useSyncExternalStore(store.subscribe, store.hasNotes)
  useSyncExternalStore(store.subscribe, store.rendering)
  const doc = useEditorState({
    editor,
    selector: ({ editor: { state } }) => state.doc,
    equalityFn: Object.is,
  })
  const notes = useMemo(() => footnotesOf(doc, hasCitations), [doc, hasCitations])
  if (notes.length === 0) return null
  return (
    <section
      aria-label={texts.footnotes}
      className="mt-10 border-t border-line-control pt-3 font-(family-name:--essay-font) text-[0.9em]"
    >
      <ol className="flex flex-col gap-1">
        {notes.map((note, i) => {
          const runs = runsOfNote(note, store)
          const text = runs.map((run) => run.text).join('')
          return (
            <li key={note.pos} className="flex gap-2">
              <span className="w-5 shrink-0 text-right tabular">{i + 1}.</span>
              {onEdit ? (
                <button
                  type="button"
                  aria-label={`${texts.editFootnote({ number: i + 1 })}: ${text}`}
                  onClick={() => (note.citation ? store.request({ pos: note.pos }) : onEdit(note))}
                  className="min-w-0 rounded-small text-left break-words hover:bg-surface-hover"
                >
                  {text === '' ? '…' : <RunsText runs={runs} />}
                </button>
              ) : (
                <span className="min-w-0 break-words">
                  <RunsText runs={runs} />
                </span>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
