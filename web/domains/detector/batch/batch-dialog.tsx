import { Download, RotateCcw } from 'lucide-react'
import { batchTexts } from '../../../locales/en/detector/batch.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { downloadFile } from '../../../ui/download-file.ts'
import { toneTextClass } from '../../../ui/feedback/tone.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { Detection } from '../queries.ts'
import { verdictOf } from '../verdict.ts'
import { type BatchRow, batchCsv, cellsOf } from './batch-check.ts'
import { useBatch } from './use-batch.ts'

type BatchDialogProps = {
  files: File[]
  /** False for a service that marks sentences and gives no reasons. */
  hasReasons: boolean
  onClose: () => void
  /** Shows one file's text and result on the screen. */
  onOpen: (text: string, detection: Detection) => void
}

const cell = 'px-2 py-2.5 text-left align-top'

/** Checks several files and lists their verdicts. */
export function BatchDialog({ files, hasReasons, onClose, onOpen }: BatchDialogProps) {
  const { rows, isRunning, failed, retry } = useBatch(files)
  const done = rows.filter(({ stage }) => stage === 'done' || stage === 'failed').length
  const columns = [batchTexts.file, batchTexts.verdict, batchTexts.aiScore, batchTexts.words]
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={batchTexts.files({ count: rows.length })}
      description={hasReasons ? batchTexts.eachFileIsChecked : batchTexts.eachFileIsMarked}
      actions={
        <>
          {!isRunning && failed.length > 0 && (
            <Button icon={<RotateCcw />} onClick={retry}>
              {batchTexts.tryTheFailedFilesAgain}
            </Button>
          )}
          <Button
            variant="primary"
            icon={<Download />}
            disabled={isRunning}
            onClick={() => downloadFile('detector-results.csv', batchCsv(rows), 'text/csv')}
          >
            {batchTexts.downloadCsv}
          </Button>
        </>
      }
    >
      <p role="status" className="tabular text-13 text-ink-muted">
        {batchTexts.filesChecked({ done, total: rows.length })}
      </p>
      <table aria-label={batchTexts.resultsByFile} className="tabular w-full border-collapse text-14">
        <thead>
          <tr className="border-b border-line text-13 text-ink-muted">
            {columns.map((name, i) => (
              // Names break anywhere, so the other columns would leave them a few letters on a phone.
              <th
                key={name}
                scope="col"
                className={classNames(cell, 'font-medium', i === 0 && 'max-md:w-2/5')}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the files keep their order, and names can be equal
            <Row key={i} row={row} onOpen={onOpen} />
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}

function Row({ row, onOpen }: { row: BatchRow } & Pick<BatchDialogProps, 'onOpen'>) {
  const [verdict, score, , words] = cellsOf(row)
  return (
    <tr className="border-b border-line last:border-none">
      <th scope="row" className={classNames(cell, 'font-medium wrap-anywhere')}>
        {row.stage === 'done' ? (
          <button
            type="button"
            aria-label={batchTexts.openFile({ name: row.name })}
            onClick={() => onOpen(row.text, row.detection)}
            className="rounded-small text-left text-accent underline-offset-2 hover:underline max-md:min-h-11"
          >
            {row.name}
          </button>
        ) : (
          row.name
        )}
      </th>
      {row.stage === 'done' ? (
        <>
          <td className={classNames(cell, 'font-medium', toneTextClass[verdictOf(row.detection).tone])}>
            {verdict}
          </td>
          <td className={cell}>{score || '–'}</td>
          <td className={cell}>{words}</td>
        </>
      ) : (
        <td
          colSpan={3}
          className={classNames(cell, row.stage === 'failed' ? 'text-danger' : 'text-ink-muted')}
        >
          {row.stage === 'failed' && row.message}
          {row.stage === 'working' && batchTexts.checking}
          {row.stage === 'waiting' && batchTexts.waiting}
        </td>
      )}
    </tr>
  )
}
