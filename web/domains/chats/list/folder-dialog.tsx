import { type FormEvent, useId } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { listTexts } from '../../../locales/en/chats/list.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

type FolderDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** The current name. */
  name?: string
  onName: (name: string) => void
}

/** Asks for the name of a folder. */
export function FolderDialog({ open, onOpenChange, title, name = '', onName }: FolderDialogProps) {
  const formId = useId()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    // The dialog is in the list's React tree, so its submit event would bubble to the list.
    event.stopPropagation()
    const typed = String(new FormData(event.currentTarget).get('name') ?? '').trim()
    if (!typed) return
    onOpenChange(false)
    if (typed !== name) onName(typed)
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{listTexts.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {listTexts.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextField
          label={listTexts.name}
          name="name"
          defaultValue={name}
          required
          maxLength={limits.folderNameCharactersMax}
          autoComplete="off"
        />
      </form>
    </Dialog>
  )
}
