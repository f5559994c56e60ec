import type { Editor } from '@tiptap/core'
import { useEffect, useRef } from 'react'
import { tools as texts } from '../../../locales/en/essays/tools.ts'
import type { EssayCommand } from '../editor/shortcuts.ts'
import { FormulaEditing } from '../formulas/formula-editing.tsx'
import { FootnoteDialog } from '../notes/footnote-dialog.tsx'
import type { FootnoteEntry } from '../notes/footnote-list.tsx'
import { LinkDialog } from '../panels/link-dialog.tsx'
import { insertImages } from '../pictures/insert-images.ts'

type EssayDialogsProps = {
  editor: Editor
  command: EssayCommand | null
  /** The footnote to edit. */
  note: FootnoteEntry | null
  onClose: () => void
}

/** What the commands of the editor open: the link and footnote dialogs, and the choice of an image. */
export function EssayDialogs({ editor, command, note, onClose }: EssayDialogsProps) {
  const files = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (command !== 'image') return
    files.current?.click()
    onClose()
  }, [command, onClose])
  return (
    <>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        aria-label={texts.labels.image}
        accept="image/png,image/jpeg,image/webp,image/gif"
        onChange={(event) => {
          const chosen = Array.from(event.target.files ?? [])
          event.target.value = ''
          void insertImages(editor, chosen, null)
        }}
      />
      {command === 'link' && <LinkDialog editor={editor} onClose={onClose} />}
      <FormulaEditing editor={editor} isAsked={command === 'formula'} onClose={onClose} />
      {command === 'footnote' && <FootnoteDialog editor={editor} note={note} onClose={onClose} />}
    </>
  )
}
