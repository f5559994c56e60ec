import { type FreeCode, type FreeRun, isAccepted } from '../../../contract/humanizer.ts'
import { limits } from '../../../contract/limits.ts'
import { refusalTexts } from '../../../contract/refusals.ts'
import type { Humanization } from '../../../engine/index.ts'
import { AppError } from '../../platform/errors.ts'

/** Refuses a text that exceeds the size of one field (docs/spec/decisions.md 22). */
export function checkCharacters({ length }: string): void {
  const limit = limits.textCharactersMax
  if (length <= limit) return
  throw new AppError('text_too_long', refusalTexts.tooLongToHumanize(length, limit), { limit })
}

const freeTexts: Record<FreeCode, string> = {
  unchanged: 'Nothing was changed, so this run cost nothing.',
  'reads-as-ai': 'Longhand’s detector still reads the result as AI, so this run cost nothing.',
  'paid-before': 'This run was paid for before, so it cost nothing again.',
  'not-metered': 'Your plan does not count words in chat, so this run cost nothing.',
}

export function freeRun(code: FreeCode): FreeRun {
  return { code, message: freeTexts[code] }
}

/** Returns why a result is free (docs/spec/decisions.md 18 and 44); null if it is charged. */
export function whyFree({
  changed,
  finalHumanScore,
}: Pick<Humanization, 'changed' | 'finalHumanScore'>): FreeRun | null {
  if (!changed) return freeRun('unchanged')
  return isAccepted(finalHumanScore) ? null : freeRun('reads-as-ai')
}

/** Returns the run without its changes, if the rewrite reads less human than its original. */
export function withoutLoss(original: string, result: Humanization): Humanization {
  const { before, changed, finalHumanScore } = result
  if (!changed || finalHumanScore >= before.humanScore) return result
  return {
    ...result,
    text: original,
    changed: false,
    reason: {
      code: 'nothing-safe',
      message: 'The rewrite read less human than the original, so the text was left as it is.',
    },
    edits: [],
    alternatives: [],
    iterations: 0,
    progressHistory: [],
    finalHumanScore: before.humanScore,
    aiScore: before.aiScore,
  }
}
