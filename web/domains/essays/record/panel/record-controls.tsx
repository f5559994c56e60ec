import { CircleDot, Download, Pause, Play, ShieldAlert, ShieldCheck, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { recordTexts as texts } from '../../../../locales/en/essays/record.ts'
import { formatDate } from '../../../../locales/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Note } from '../../../../ui/feedback/note.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { ConfirmDialog } from '../../../../ui/overlays/dialog.tsx'
import { Menu, MenuItem } from '../../../../ui/overlays/menu.tsx'
import type { RecordFormat } from '../report/download-record.ts'
import type { LoadedRecord } from './use-record.ts'

type RecordControlsProps = {
  loaded: LoadedRecord
  isBusy: boolean
  onState: (state: 'on' | 'paused') => void
  onDelete: () => Promise<void>
  onDownload: (format: RecordFormat) => void
}

const formats = ['json', 'pdf', 'html'] as const
const formatTexts = { json: 'downloadRecord', pdf: 'downloadPdf', html: 'downloadHtml' } as const

/** Shows whether the record is on and intact; pauses, downloads and deletes it. */
export function RecordControls({ loaded, isBusy, onState, onDelete, onDownload }: RecordControlsProps) {
  const [asksDelete, setAsksDelete] = useState(false)
  const { record, fault } = loaded
  const stateText = { on: texts.recording, paused: texts.paused, full: texts.full }[record.state]
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center gap-2">
        <CircleDot
          aria-hidden="true"
          className={`size-4 shrink-0 ${record.state === 'on' ? 'text-danger' : 'text-ink-muted'}`}
        />
        <p className="min-w-0 flex-1 text-14">
          <span role="status" className="font-medium">
            {stateText}
          </span>
          <span title={formatDate(record.startedAt, 'momentZone')} className="block text-13 text-ink-muted">
            {texts.since({ date: formatDate(record.startedAt, 'short') })}
          </span>
        </p>
        {record.state === 'on' && (
          <Button size="sm" icon={<Pause />} busy={isBusy} onClick={() => onState('paused')}>
            {texts.pause}
          </Button>
        )}
        {record.state === 'paused' && (
          <Button size="sm" icon={<Play />} busy={isBusy} onClick={() => onState('on')}>
            {texts.resume}
          </Button>
        )}
        <Menu align="end" trigger={<IconButton label={texts.download} icon={<Download />} />}>
          {formats.map((format) => (
            <MenuItem key={format} onSelect={() => onDownload(format)}>
              {texts[formatTexts[format]]}
            </MenuItem>
          ))}
        </Menu>
        <IconButton label={texts.remove} icon={<Trash2 />} onClick={() => setAsksDelete(true)} />
      </div>
      {record.state === 'paused' && <Note tone="caution">{texts.pausedNote}</Note>}
      {record.state === 'full' && <Note tone="caution">{texts.fullNote}</Note>}
      {fault ? (
        <Note tone="danger" icon={<ShieldAlert />}>
          {texts.broken({ number: fault.number })}
        </Note>
      ) : (
        <p className="flex items-center gap-1.5 text-13 text-ink-muted">
          <ShieldCheck aria-hidden="true" className="size-3.5 text-positive" />
          {texts.intact({ count: record.entries })}
        </p>
      )}
      <ConfirmDialog
        open={asksDelete}
        onOpenChange={setAsksDelete}
        title={texts.removeTitle}
        description={texts.removeText}
        confirmText={texts.remove}
        danger
        busy={isBusy}
        onConfirm={() => void onDelete().then(() => setAsksDelete(false))}
      />
    </div>
  )
}
