import { percentText } from '../../../../contract/percent-text.ts'
import { count } from '../quote.ts'
import type { RunState } from './use-humanize-run.ts'

/** Tells those who hear the page that a run takes its time, and how it ended: each once. It stays where it is, or is not heard. */
export function RunStatus({ state, isSlow }: { state: RunState; isSlow: boolean }) {
  return (
    <p role="status" className="sr-only">
      {statusText(state, isSlow)}
    </p>
  )
}

/** A failure is told beside what failed, by an alert of its own. */
export function statusText(state: RunState, isSlow: boolean): string {
  if (state.stage === 'working') return isSlow ? 'The text is being rewritten.' : ''
  if (state.stage !== 'done' || state.isKept) return ''
  const { changed, reason, edits, details } = state.result
  if (!changed && reason?.code === 'reads-human') return 'The text reads human already and stays as it was.'
  if (!changed) return `The text stays as it was. ${reason?.message ?? ''}`.trim()
  const changes = `${count(edits.length)} ${edits.length === 1 ? 'change' : 'changes'}`
  const [before, after] = [details.humanScoreBefore, details.finalHumanScore].map(percentText)
  return `Rewritten with ${changes}. It reads ${after} human, ${before} before.`
}
