import type { AccountExport } from '../../../../contract/accounts/leaving.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { leavingTexts } from '../../../locales/en/accounts/leaving.ts'
import { Progress } from '../../../ui/feedback/progress.tsx'

/** Shows the progress of the export and the part that is being written. */
export function ExportProgress({ current: { percent, parts } }: { current: AccountExport }) {
  const part = parts.find(({ done, total }) => done < total)
  return (
    <div className="flex min-h-15 flex-col justify-center gap-2 px-5 py-3.5 max-md:px-4">
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{leavingTexts.yourExportIsBeing}</span>
        <span aria-hidden="true" className="tabular text-13 text-ink-muted">
          {percent}%
        </span>
      </div>
      <Progress value={percent} label={leavingTexts.export} />
      <span aria-hidden="true" className="tabular text-13 text-ink-muted">
        {part
          ? leavingTexts.of({ noun: contractText(part.noun), done: part.done, total: part.total })
          : leavingTexts.itStartsInAMoment}{' '}
        {leavingTexts.youCanLeaveThisPage}
      </span>
    </div>
  )
}
