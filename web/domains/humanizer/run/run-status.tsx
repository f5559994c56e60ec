import { runTexts } from '../../../locales/en/humanizer/run.ts'
import { percentText } from '../../../locales/percent-text.ts'
import { resultText } from '../../../locales/result-text.ts'
import type { RunState } from './use-humanize-run.ts'

/** Announces to screen readers that a run is slow and how it ended. It has to stay mounted to be announced. */
export function RunStatus({ state, isSlow }: { state: RunState; isSlow: boolean }) {
  return (
    <p role="status" className="sr-only">
      {statusText(state, isSlow)}
    </p>
  )
}

/** Returns the announcement. A failure has its own alert beside the part that failed. */
export function statusText(state: RunState, isSlow: boolean): string {
  if (state.stage === 'working') return isSlow ? runTexts.theTextIsBeingRewritten : ''
  if (state.stage !== 'done' || state.isKept) return ''
  const { changed, reason, edits, details } = state.result
  if (!changed && reason?.code === 'reads-human') return runTexts.theTextAlreadyReadsHuman
  if (!changed) return runTexts.theTextWasNotChanged({ reason: reason ? resultText(reason) : '' }).trim()
  return runTexts.rewrittenWithItReads({
    changes: edits.length,
    after: percentText(details.finalHumanScore),
    before: percentText(details.humanScoreBefore),
  })
}
