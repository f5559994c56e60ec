import { History } from 'lucide-react'
import { historyTexts } from '../../locales/en/ui/history.ts'
import { formatDeviceDate } from '../../locales/format.ts'

type KeptLineProps = {
  /** The verb, such as 'Checked'. */
  what: string
  at: Date
  /** Whether the complete result was kept. */
  isWhole: boolean
}

/** Shows that the result comes from the history: 'Checked on 12 November 2026 at 14:32'. */
export function KeptLine({ what, at, isWhole }: KeptLineProps) {
  return (
    <p className="flex items-start gap-2 text-13 text-pretty text-ink-muted">
      <History aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
      <span>
        {(isWhole ? historyTexts.keptWhole : historyTexts.kept)({
          what,
          time: (words) => <time dateTime={at.toISOString()}>{words}</time>,
          at: formatDeviceDate(at, 'moment'),
        })}
      </span>
    </p>
  )
}
