import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { plainCitation } from '../../../../contract/essays/plain-citation.ts'
import { tools as texts } from '../../../locales/en/essays/tools.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { noteContentOf, plainNote, readNoteContent } from '../note-content.ts'
import { citationStoreOf } from '../sources/editor/citation-store.ts'
import { type FootnoteAttributes, insertFootnote } from './footnote.ts'
import type { FootnoteEntry } from './footnote-list.tsx'
import { NoteField, noteOfEditor, useNoteEditor } from './note-field.tsx'

type FootnoteDialogProps = {
  editor: Editor
  /** The footnote to edit; null for a new one. */
  note: FootnoteEntry | null
  onClose: () => void
}

/** Writes a new footnote at the cursor, or edits one. */
export function FootnoteDialog({ editor, note, onClose }: FootnoteDialogProps) {
  const store = citationStoreOf(editor)
  const field = useNoteEditor(noteContentOf({ text: note?.text, content: note?.content }), store)
  const isEmpty = useEditorState({
    editor: field,
    selector: ({ editor: now }) => attributesOf(now).text === '',
  })

  function attributesOf(written: Editor): FootnoteAttributes {
    const content = noteOfEditor(written)
    const sources = store.sources()
    const text = plainNote(content, (cites) => plainCitation(cites, (id) => sources.get(id)))
    return { text, content: readNoteContent(content) }
  }
  function save() {
    if (isEmpty) return
    const attributes = attributesOf(field)
    onClose()
    if (!note) return void setTimeout(() => insertFootnote(editor, attributes))
    const { tr, doc } = editor.state
    const found = doc.nodeAt(note.pos)
    if (found?.type.name === 'footnote')
      editor.view.dispatch(tr.setNodeMarkup(note.pos, null, { ...found.attrs, ...attributes }))
  }
  function remove() {
    onClose()
    if (note) editor.commands.deleteRange({ from: note.pos, to: note.pos + 1 })
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.footnoteTitle}
      actions={
        <>
          {note && (
            <Button variant="ghost" onClick={remove} className="mr-auto">
              {texts.footnoteRemove}
            </Button>
          )}
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" disabled={isEmpty} onClick={save}>
            {texts.footnoteSave}
          </Button>
        </>
      }
    >
      <NoteField editor={field} store={store} onSave={save} />
    </Dialog>
  )
}
