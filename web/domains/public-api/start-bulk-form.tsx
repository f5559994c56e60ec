import { FileText } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { type BulkKind, bulkKinds, bulkLimits } from '../../../contract/api/bulk.ts'
import { type HumanizeMode, humanizeModes } from '../../../contract/humanizer.ts'
import { bulkTexts as texts } from '../../locales/en/public-api/bulk.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/feedback/error-state.tsx'
import { ChooseFileButton } from '../../ui/fields/choose-file-button.tsx'
import { TextField } from '../../ui/fields/input.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { toast } from '../../ui/toast.tsx'
import { useStartBulkJob } from './bulk-queries.ts'

const bytesPerMegabyte = 1_048_576

/** Takes a file of texts, and what is done with them. */
export function StartBulkForm() {
  const { mutate, isPending, error, reset } = useStartBulkJob()
  const [kind, setKind] = useState<BulkKind>('detect')
  const [mode, setMode] = useState<HumanizeMode>('balanced')
  const [file, setFile] = useState<File | null>(null)
  const [column, setColumn] = useState('')
  const isTooLarge = file !== null && file.size > bulkLimits.fileBytesMax
  const isTable = file?.name.toLowerCase().endsWith('.csv') ?? false

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!file || isTooLarge) return
    const given = {
      file,
      kind,
      ...(kind === 'humanize' && { mode }),
      ...(isTable && column.trim() && { column: column.trim() }),
    }
    mutate(given, {
      onSuccess() {
        setFile(null)
        toast.success(texts.started)
      },
    })
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4 px-5 py-4 max-md:px-4">
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Segmented
          label={texts.kind}
          value={kind}
          onChange={(next) => setKind(next as BulkKind)}
          options={bulkKinds.map((each) => ({ value: each, label: texts.kinds[each] }))}
        />
        {kind === 'humanize' && (
          <Segmented
            label={texts.mode}
            value={mode}
            onChange={(next) => setMode(next as HumanizeMode)}
            options={humanizeModes.map((each) => ({ value: each, label: texts.modes[each] }))}
          />
        )}
      </div>
      <p className="text-13 text-pretty text-ink-muted">
        {kind === 'humanize' ? texts.humanizeText : texts.detectText}
      </p>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <ChooseFileButton
          label={texts.file}
          accept=".csv,.jsonl,.ndjson,.zip"
          onChoose={(chosen) => {
            reset()
            setFile(chosen)
          }}
        />
        {file ? (
          <span className="flex min-w-0 items-center gap-1.5 wrap-anywhere">
            <FileText aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
            {file.name}
          </span>
        ) : (
          <span className="text-13 text-ink-muted">
            {texts.fileHint({ megabytes: bulkLimits.fileBytesMax / bytesPerMegabyte })}
          </span>
        )}
      </div>
      {isTable && (
        <TextField
          label={texts.column}
          hint={texts.columnHint}
          autoComplete="off"
          value={column}
          maxLength={200}
          onChange={(event) => setColumn(event.target.value)}
          className="max-w-sm"
        />
      )}
      {isTooLarge && (
        <ErrorNote>{texts.tooLarge({ megabytes: bulkLimits.fileBytesMax / bytesPerMegabyte })}</ErrorNote>
      )}
      {error && <ErrorNote>{error.message}</ErrorNote>}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-md text-13 text-pretty text-ink-muted">
          {texts.kept({ days: bulkLimits.daysKept })}
        </p>
        <Button type="submit" variant="primary" busy={isPending} disabled={!file || isTooLarge}>
          {texts.start}
        </Button>
      </div>
    </form>
  )
}
