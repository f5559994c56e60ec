import type { Editor } from '@tiptap/core'
import { useRef, useState, useSyncExternalStore } from 'react'
import { lacksDetails } from '../../../../../contract/essays/plain-citation.ts'
import { readCites, type Source } from '../../../../../contract/essays/sources.ts'
import { randomId } from '../../../../ui/random-id.ts'
import type { EssaySession } from '../../sync/essay-session.ts'
import type { CiteMenuView } from '../editor/cite-menu.ts'
import { citeSources } from '../editor/cite-source.ts'
import { addSources, changeSource } from '../library/source-library.ts'
import { useSources } from '../library/use-sources.ts'
import { CitationDialog } from './citation-dialog.tsx'
import { CiteList } from './cite-list.tsx'
import { PasteDialog } from './paste-dialog.tsx'
import { SourceForm } from './source-form.tsx'

type CitingPartsProps = {
  editor: Editor
  session: EssaySession
  menu: CiteMenuView
  /** The position of the citation to edit. */
  edited: number | null
  onEdited: () => void
}

/** The list that @ opens, and the dialogs that citing while typing needs. */
export default function CitingParts({ editor, session, menu, edited, onEdited }: CitingPartsProps) {
  const sources = useSources(session.doc)
  const state = useSyncExternalStore(menu.subscribe, menu.read)
  const [adding, setAdding] = useState<'paste' | 'form' | null>(null)
  const [completed, setCompleted] = useState<Source | null>(null)
  const range = useRef<{ from: number; to: number } | undefined>(undefined)

  function startAdding() {
    if (!state) return
    // Removes the typed text, so that the list does not open again under the dialog.
    editor.chain().deleteRange(state.range).run()
    range.current = { from: state.range.from, to: state.range.from }
    setAdding('paste')
  }
  const citeAdded = (added: Source[]) => {
    const ids = added.slice(0, 10).map(({ id }) => id)
    setTimeout(() => citeSources(editor, ids, { range: range.current }))
    setCompleted(added.find(lacksDetails) ?? null)
  }
  const shownSource = edited === null ? completed : sourceToComplete(editor, edited, sources)
  return (
    <>
      {state && !adding && <CiteList state={state} keys={menu.keys} sources={sources} onAdd={startAdding} />}
      {adding === 'paste' && (
        <PasteDialog
          doc={session.doc}
          onAdded={citeAdded}
          onByHand={() => setAdding('form')}
          onClose={() => setAdding(null)}
        />
      )}
      {adding === 'form' && (
        <SourceForm
          source={null}
          onSave={(source) => {
            const { added, same } = addSources(session.doc, [{ ...source, id: randomId() }])
            citeAdded([...added, ...same])
          }}
          onClose={() => setAdding(null)}
        />
      )}
      {shownSource && !adding && (
        <SourceForm
          key={shownSource.id}
          source={shownSource}
          onSave={(source) => changeSource(session.doc, { ...source, id: shownSource.id })}
          onClose={() => (edited === null ? setCompleted(null) : onEdited())}
        />
      )}
      {edited !== null && !shownSource && (
        <CitationDialog key={edited} editor={editor} pos={edited} sources={sources} onClose={onEdited} />
      )}
    </>
  )
}

/** Returns the source of a citation whose details are to be added before anything else of it can be changed. */
function sourceToComplete(editor: Editor, pos: number, sources: Source[]): Source | null {
  const ids = readCites(editor.state.doc.nodeAt(pos)?.attrs.cites).map(({ id }) => id)
  return sources.find((source) => ids.includes(source.id) && lacksDetails(source)) ?? null
}
