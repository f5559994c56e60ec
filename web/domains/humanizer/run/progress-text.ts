import type { HumanizeProgress } from '../../../../contract/humanizer.ts'
import { limits } from '../../../../contract/limits.ts'

/** The texts until the run reports its first progress; the last one remains. */
const openings = ['Reading the text', 'Locking facts, names and quotations', 'Rewriting']

/** Returns '2 of 5 passages', the pass when the total is unknown, or an opening text. */
export function progressText(progress: HumanizeProgress | null, elapsedMs: number): string {
  if (progress?.total === null) return `Rewriting, pass ${progress.done} done`
  if (progress && progress.done === progress.total) return 'Checking the result'
  if (progress) return `Rewriting, ${progress.done} of ${progress.total} passages done`
  const turn = Math.floor(elapsedMs / limits.progressRotationMs)
  return openings[Math.min(turn, openings.length - 1)]!
}
