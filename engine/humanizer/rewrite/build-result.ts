import type { Mode } from '../../choices.ts'
import { countWords } from '../../word-count.ts'
import { applyEdits, type Edit } from '../edit.ts'
import { type Proof, proveResult } from '../guards/proof.ts'
import type { TaggedText } from '../language/tagged-text.ts'
import { nothingSafe, notProved } from './refusals.ts'
import type { Humanization, Progress, Reason, SentenceAlternatives } from './result.ts'
import { progressOf, scorePercent } from './scores.ts'

export type Run = {
  text: string
  mode: Mode
  before: { humanScore: number; aiScore: number }
  tagged: TaggedText
  edits: Edit[]
  history: readonly Progress[]
  alternatives?: SentenceAlternatives[]
  /** Proves the result of edits that were not made word by word; by default `proveResult`. */
  prove?: (result: string) => Proof
}

const notices: Partial<Record<Mode, string>> = {
  strong: 'Strong changes more than the other modes, so read the result before you use it.',
}

/** The finished result with its proof; where the proof fails, the original with the reason. */
export function buildResult(run: Run, refusal?: Reason): Humanization {
  const { text, mode, before, tagged, edits } = run
  const result = applyEdits(text, edits)
  const proof =
    run.prove && edits.length > 0 ? run.prove(result) : proveResult(text, result, tagged.locks, edits)
  if (!proof.holds && edits.length > 0)
    return buildResult({ ...run, edits: [], history: [], alternatives: [] }, notProved)
  const changed = result !== text
  const after = changed ? scorePercent(result) : before
  const reason = refusal ?? (changed ? undefined : nothingSafe)
  const notice = changed ? notices[mode] : undefined
  const progressHistory = changed ? endingWith(run.history, result) : []
  return {
    text: result,
    changed,
    ...(reason && { reason }),
    mode,
    words: countWords(result),
    edits,
    alternatives: changed ? (run.alternatives ?? []) : [],
    locks: tagged.locks,
    proof,
    iterations: progressHistory.length,
    progressHistory,
    finalHumanScore: after.humanScore,
    aiScore: after.aiScore,
    before,
    ...(notice && { notice }),
  }
}

function endingWith(history: readonly Progress[], result: string): Progress[] {
  const last = history.at(-1)
  if (last?.text === result) return [...history]
  return [...history.slice(0, -1), progressOf(Math.max(1, history.length), result)]
}
