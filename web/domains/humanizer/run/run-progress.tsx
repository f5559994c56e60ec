import { Hourglass, UserRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { HumanizeProgress } from '../../../../contract/humanizer.ts'
import { runTexts } from '../../../locales/en/humanizer/run.ts'
import { modelWaitText } from '../../../locales/model-wait-text.ts'
import { percentText } from '../../../locales/percent-text.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Progress } from '../../../ui/feedback/progress.tsx'
import { humanScoreTone, toneTextClass } from '../../../ui/feedback/tone.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { progressText } from './progress-text.ts'
import type { WorkingRun } from './use-humanize-run.ts'

/** Shows the run's progress, the current score and the elapsed time. Its height never changes. */
export function RunProgress({ run: { startedAtMs, progress, wait } }: { run: WorkingRun }) {
  const elapsedMs = useElapsed(startedAtMs)
  const total = progress?.total ?? 0
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <Spinner className="size-4 shrink-0 text-accent" />
        <p className="tabular min-w-0 flex-1 text-14">
          {wait ? modelWaitText(wait) : `${progressText(progress, elapsedMs)}…`}
        </p>
      </div>
      {/* Stays empty while the total is unknown. */}
      <div className={total > 1 ? undefined : 'invisible'}>
        <Progress
          label={runTexts.sentencesDone}
          value={total > 1 ? (100 * (progress?.done ?? 0)) / total : 0}
        />
      </div>
      <div className="tabular flex min-h-5 items-center gap-3 text-13 text-ink-muted">
        <CurrentScore progress={progress} />
        <span aria-hidden="true" className="flex items-center gap-1.5">
          <Hourglass className="size-3.5" />
          {runTexts.s({ floor: Math.floor(elapsedMs / 1_000) })}
        </span>
      </div>
    </div>
  )
}

function CurrentScore({ progress }: { progress: HumanizeProgress | null }) {
  if (!progress) return <span className="flex-1" />
  const tone = humanScoreTone(progress.humanScore)
  return (
    <span className="flex min-w-0 flex-1 items-center gap-1.5">
      <UserRound aria-hidden="true" className={classNames('size-3.5', toneTextClass[tone])} />
      {runTexts.humanByNow({
        span: (words) => <span className={classNames('font-medium', toneTextClass[tone])}>{words}</span>,
        percent: percentText(progress.humanScore),
      })}
    </span>
  )
}

/** Returns the milliseconds since `sinceMs`, updated five times a second, or 0 while no run is active. */
function useElapsed(sinceMs: number | null): number {
  const [nowMs, setNowMs] = useState(0)
  useEffect(() => {
    if (sinceMs === null) return
    const timer = setInterval(() => setNowMs(Date.now()), 200)
    return () => clearInterval(timer)
  }, [sinceMs])
  return sinceMs === null ? 0 : Math.max(0, nowMs - sinceMs)
}
