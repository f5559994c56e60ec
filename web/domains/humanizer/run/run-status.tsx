import { percentText } from '../../../../contract/percent-text.ts'
import { count } from '../quote.ts'
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
  if (state.stage === 'working') return isSlow ? 'The text is being rewritten.' : ''
  if (state.stage !== 'done' || state.isKept) return ''
  const { changed, reason, edits, details } = state.result
  if (!changed && reason?.code === 'reads-human') return 'The text already reads human and was not changed.'
  if (!changed) return `The text was not changed. ${reason?.message ?? ''}`.trim()
  const changes = `${count(edits.length)} ${edits.length === 1 ? 'change' : 'changes'}`
  const [before, after] = [details.humanScoreBefore, details.finalHumanScore].map(percentText)
  return `Rewritten with ${changes}. It reads ${after} human, ${before} before.`
}
