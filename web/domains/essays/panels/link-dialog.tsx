import type { Editor } from '@tiptap/core'
import { type FormEvent, useState } from 'react'
import { tools as texts } from '../../../locales/en/essays/tools.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/input.tsx'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { completeLink } from '../editor/links.ts'

/** Links the selected text, or inserts a link; the link at the cursor can be changed or removed. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [before] = useState(() => String(editor.getAttributes('link').href ?? ''))
  const [needsText] = useState(() => editor.state.selection.empty && before === '')
  const [address, setAddress] = useState(before)
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)

  function save(event: FormEvent) {
    event.preventDefault()
    const href = completeLink(address)
    if (!href) return setError(texts.linkWrong)
    onClose()
    setTimeout(() => {
      const chain = editor.chain().focus()
      if (needsText)
        chain
          .insertContent({
            type: 'text',
            text: text.trim() || href,
            marks: [{ type: 'link', attrs: { href } }],
          })
          .run()
      else chain.extendMarkRange('link').setLink({ href }).run()
    })
  }
  function remove() {
    onClose()
    setTimeout(() => editor.chain().focus().extendMarkRange('link').unsetLink().run())
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title={texts.linkTitle}>
      <form onSubmit={save} className="flex flex-col gap-4">
        <TextField
          label={texts.linkAddress}
          hint={texts.linkHint}
          value={address}
          maxLength={2_000}
          error={error}
          autoComplete="off"
          onChange={(event) => {
            setAddress(event.target.value)
            setError(null)
          }}
        />
        {needsText && (
          <TextField
            label={texts.linkText}
            value={text}
            maxLength={500}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        <DialogActions>
          {before !== '' && (
            <Button variant="ghost" onClick={remove} className="mr-auto">
              {texts.linkRemove}
            </Button>
          )}
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" type="submit">
            {texts.linkSave}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
