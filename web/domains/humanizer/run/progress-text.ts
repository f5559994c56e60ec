import type { HumanizeProgress } from '../../../../contract/humanizer.ts'
import { limits } from '../../../../contract/limits.ts'

/** What is told until the run itself says where it is; the last one stays. */
const openings = ['Reading the text', 'Locking facts, names and quotations', 'Rewriting']

/** Where a run is: '2 of 5 passages', the pass where nobody knows how many there will be, else what it begins with. */
export function progressText(progress: HumanizeProgress | null, elapsedMs: number): string {
  if (progress?.total === null) return `Rewriting, pass ${progress.done} done`
  if (progress && progress.done === progress.total) return 'Checking the result'
  if (progress) return `Rewriting, ${progress.done} of ${progress.total} passages done`
  const turn = Math.floor(elapsedMs / limits.progressRotationMs)
  return openings[Math.min(turn, openings.length - 1)]!
}
