import { useQueryClient } from '@tanstack/react-query'
import { Download, Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { limits } from '../../../../contract/limits.ts'
import type { StudySet } from '../../../../contract/study/study.ts'
import { studyTexts as texts } from '../../../locales/en/study/study.ts'
import { Button } from '../../../ui/button.tsx'
import { downloadFile } from '../../../ui/download-file.ts'
import { ErrorNote } from '../../../ui/feedback/error-state.tsx'
import { TextField } from '../../../ui/fields/input.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { ConfirmDialog, Dialog } from '../../../ui/overlays/dialog.tsx'
import { Menu, MenuItem } from '../../../ui/overlays/menu.tsx'
import { toast } from '../../../ui/toast.tsx'
import { ankiFile } from '../export/anki-file.ts'
import { csvFile, markdownFile } from '../export/plain-files.ts'
import { studyPath } from '../paths.ts'
import { deleteSet, patchSet, refreshStudy } from '../queries.ts'

/** Downloads the cards of a set for Anki, for spreadsheets or as a document. */
export function ExportMenu({ set }: { set: StudySet }) {
  const cards = set.cards.filter(({ isRefused }) => !isRefused)
  const name = fileName(set.title)
  const names = () => ({ kinds: texts.kinds, columns: texts.columns })
  return (
    <Menu
      trigger={
        <Button icon={<Download aria-hidden="true" />} disabled={cards.length === 0}>
          {texts.exportAs}
        </Button>
      }
    >
      <MenuItem onSelect={() => downloadFile(`${name}.txt`, ankiFile(set.title, cards))}>
        {texts.exportAnki}
      </MenuItem>
      <MenuItem onSelect={() => downloadFile(`${name}.csv`, csvFile(cards, names()), 'text/csv')}>
        {texts.exportCsv}
      </MenuItem>
      <MenuItem
        onSelect={() => downloadFile(`${name}.md`, markdownFile(set.title, cards, names()), 'text/markdown')}
      >
        {texts.exportMarkdown}
      </MenuItem>
    </Menu>
  )
}

function fileName(title: string): string {
  const plain = title.replace(/[^\p{L}\p{N} _-]/gu, '').trim()
  return plain.slice(0, 80) || 'study-set'
}

/** Renames or deletes a set. */
export function SetMenu({ set }: { set: StudySet }) {
  const [open, setOpen] = useState<'rename' | 'delete' | null>(null)
  return (
    <>
      <Menu trigger={<IconButton label={texts.more} icon={<Ellipsis />} variant="outline" />}>
        <MenuItem icon={<Pencil />} onSelect={() => setOpen('rename')}>
          {texts.rename}
        </MenuItem>
        <MenuItem icon={<Trash2 />} danger onSelect={() => setOpen('delete')}>
          {texts.deleteSet}
        </MenuItem>
      </Menu>
      {open === 'rename' && <RenameDialog set={set} onClose={() => setOpen(null)} />}
      {open === 'delete' && <DeleteDialog set={set} onClose={() => setOpen(null)} />}
    </>
  )
}

type SetDialogProps = { set: StudySet; onClose: () => void }

function RenameDialog({ set, onClose }: SetDialogProps) {
  const [title, setTitle] = useState(set.title)
  const [isSaving, setIsSaving] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const client = useQueryClient()
  async function save() {
    if (title.trim() === '') return setError(texts.missing)
    setIsSaving(true)
    try {
      await patchSet(set.id, title)
      await refreshStudy(client)
      onClose()
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure))
      setIsSaving(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={texts.rename}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="primary" busy={isSaving} onClick={() => void save()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <TextField
        label={texts.nameOfSet}
        value={title}
        maxLength={limits.titleCharactersMax}
        onChange={(event) => setTitle(event.target.value)}
      />
      {error && <ErrorNote>{error}</ErrorNote>}
    </Dialog>
  )
}

function DeleteDialog({ set, onClose }: SetDialogProps) {
  const [isDeleting, setIsDeleting] = useState(false)
  const client = useQueryClient()
  const navigate = useNavigate()
  async function remove() {
    setIsDeleting(true)
    try {
      await deleteSet(set.id)
      await navigate(studyPath, { replace: true })
      await refreshStudy(client)
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : String(failure))
      setIsDeleting(false)
    }
  }
  return (
    <ConfirmDialog
      open
      onOpenChange={(next) => !next && onClose()}
      title={texts.deleteTitle({ title: set.title })}
      description={texts.deleteText}
      confirmText={texts.deleteButton}
      danger
      busy={isDeleting}
      onConfirm={() => void remove()}
    />
  )
}
