import type { HumanizeProgress } from '../../../../contract/humanizer.ts'
import { limits } from '../../../../contract/limits.ts'
import { runTexts } from '../../../locales/en/humanizer/run.ts'

/** The texts until the run reports its first progress; the last one remains. */
const openings = () => [runTexts.readingTheText, runTexts.lockingFactsNamesAnd, runTexts.rewriting]

/** Returns '2 of 5 sentences', the pass when the total is unknown, or an opening text. */
export function progressText(progress: HumanizeProgress | null, elapsedMs: number): string {
  if (progress?.total === null) return runTexts.rewritingPassDone({ done: progress.done })
  if (progress && progress.done === progress.total)
    return progress.round ? runTexts.choosingTheWordings : runTexts.checkingTheResult
  if (progress?.round && progress.round > 1) return runTexts.wordingAgain({ total: progress.total })
  if (progress) return runTexts.wordingOfSentences({ done: progress.done, total: progress.total })
  const turn = Math.floor(elapsedMs / limits.progressRotationMs)
  return openings()[Math.min(turn, openings().length - 1)]!
}
