import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { tools as texts } from '../../../locales/en/essays/tools.ts'
import { Button } from '../../../ui/button.tsx'
import { Textarea } from '../../../ui/fields/textarea.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { insertFootnote } from '../editor/footnote.ts'
import type { FootnoteEntry } from './footnote-list.tsx'

const noteMax = 5_000

type FootnoteDialogProps = {
  editor: Editor
  /** The footnote to edit; null for a new one. */
  note: FootnoteEntry | null
  onClose: () => void
}

/** Writes a new footnote at the cursor, or edits one. */
export function FootnoteDialog({ editor, note, onClose }: FootnoteDialogProps) {
  const [text, setText] = useState(note?.text ?? '')
  function save() {
    onClose()
    if (!note) return void setTimeout(() => insertFootnote(editor, text.trim()))
    const { tr, doc } = editor.state
    if (doc.nodeAt(note.pos)?.type.name === 'footnote')
      editor.view.dispatch(tr.setNodeAttribute(note.pos, 'text', text.trim()))
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
          <Button variant="primary" disabled={text.trim() === ''} onClick={save}>
            {texts.footnoteSave}
          </Button>
        </>
      }
    >
      <Textarea
        aria-label={texts.footnoteText}
        value={text}
        maxLength={noteMax}
        heightMinPx={96}
        heightMaxPx={240}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && text.trim() !== '') save()
        }}
        onChange={(event) => setText(event.target.value)}
      />
    </Dialog>
  )
}
