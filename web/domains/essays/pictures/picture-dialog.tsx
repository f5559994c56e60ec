import type { Editor } from '@tiptap/core'
import { type FormEvent, useId, useState } from 'react'
import { pictures as texts } from '../../../locales/en/essays/pictures.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/input.tsx'
import { Textarea } from '../../../ui/fields/textarea.tsx'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { altCharactersMax, captionCharactersMax } from './picture-attributes.ts'
import { setPicture } from './picture-view.ts'

type PictureDialogProps = { editor: Editor; pos: number; onClose: () => void }

/** Describes a picture for people who do not see it, and gives it a caption. */
export function PictureDialog({ editor, pos, onClose }: PictureDialogProps) {
  const [before] = useState(() => editor.state.doc.nodeAt(pos)?.attrs ?? {})
  const [alt, setAlt] = useState(String(before.alt ?? ''))
  const [caption, setCaption] = useState(String(before.caption ?? ''))
  const id = useId()
  function save(event: FormEvent) {
    event.preventDefault()
    // The page may have changed while the dialog was open.
    if (editor.state.doc.nodeAt(pos)?.attrs.src === before.src)
      setPicture(editor, pos, { alt: alt.trim(), caption: caption.trim() })
    onClose()
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.describeTitle}>
      <form onSubmit={save} className="flex flex-col gap-4">
        <div className="flex flex-col gap-1.5">
          <label htmlFor={id} className="w-fit font-medium">
            {texts.alt}
          </label>
          <Textarea
            id={id}
            value={alt}
            maxLength={altCharactersMax}
            heightMinPx={72}
            heightMaxPx={200}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setAlt(event.target.value)}
          />
          <div id={`${id}-hint`} className="text-13 text-ink-muted">
            {texts.altHint}
          </div>
        </div>
        <TextField
          label={texts.caption}
          hint={texts.captionHint}
          value={caption}
          maxLength={captionCharactersMax}
          autoComplete="off"
          onChange={(event) => setCaption(event.target.value)}
        />
        <DialogActions>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit">
            {texts.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
