import { type FreeCode, type FreeRun, type HumanizeMode, needsNothing } from '../../../contract/humanizer.ts'
import { limits } from '../../../contract/limits.ts'
import { plans, type Tier } from '../../../contract/plans.ts'
import { refusalTexts, runTexts } from '../../../contract/refusals.ts'
import { countWords } from '../../../contract/word-count.ts'
import type { Humanization } from '../../../engine/index.ts'
import { readsHuman } from '../../../engine/verdicts.ts'
import { inEnglish } from '../../../texts/english.ts'
import type { Message } from '../../../texts/message.ts'
import { AppError } from '../../platform/errors.ts'
import type { Rewritten } from './humanized-text.ts'

/** Refuses a text that exceeds the size of one field (docs/spec/decisions.md 22). */
export function checkCharacters({ length }: string): void {
  const limit = limits.textCharactersMax
  if (length <= limit) return
  throw new AppError('text_too_long', refusalTexts.tooLongToHumanize({ characters: length, most: limit }), {
    limit,
  })
}

export function freeRun(code: FreeCode): FreeRun {
  return { code, message: inEnglish(runTexts.free[code]) }
}

/**
 * Returns why a result is free; null if it is charged (docs/spec/decisions.md 18, 57). A text that needs nothing is
 * charged, because it is rewritten only on request, after the user was told.
 */
export function whyFree({
  changed,
  mode,
  humanScoreBefore,
  cameToReadHuman,
}: {
  changed: boolean
  mode: HumanizeMode
  humanScoreBefore: number
  cameToReadHuman: boolean
}): FreeRun | null {
  if (!changed) return freeRun('unchanged')
  const isWanted = mode === 'strong' && needsNothing(humanScoreBefore)
  return cameToReadHuman || isWanted ? null : freeRun('no-gain')
}

/** Returns the run without its changes, if the rewrite reads less human than its original. */
export function withoutLoss(original: string, result: Humanization): Rewritten {
  const { before, changed, finalHumanScore } = result
  if (!changed || finalHumanScore >= before.humanScore) return result
  return givenBack(original, result, reasonFor('nothing-safe', runTexts.lessHuman))
}

/** Returns the run without its changes, after the last of the day's words for free results. */
export function withoutFreeResult(original: string, result: Rewritten, tier: Tier): Rewritten {
  const says = refusalTexts.freeResultsUsedUp({ words: plans[tier].freeResultWords })
  return givenBack(original, result, reasonFor('free-results-used-up', says))
}

function reasonFor(code: string, says: Message): Rewritten['reason'] {
  return { code, message: inEnglish(says), says }
}

function givenBack(original: string, result: Rewritten, reason: Rewritten['reason']): Rewritten {
  const { before, notice: _notice, ...rest } = result
  return {
    ...rest,
    before,
    text: original,
    changed: false,
    reason,
    edits: [],
    alternatives: [],
    iterations: 0,
    progressHistory: [],
    finalHumanScore: before.humanScore,
    aiScore: before.aiScore,
  }
}

/** The result for a text that needs nothing, as the engine returns it in its other modes. */
export function leftAsHuman(text: string, mode: HumanizeMode, aiScore: number): Rewritten {
  const scores = { humanScore: Math.round((100 - aiScore) * 10) / 10, aiScore }
  return {
    text,
    changed: false,
    reason: readsHuman,
    mode,
    words: countWords(text),
    edits: [],
    alternatives: [],
    locks: [],
    proof: { locked: 0, intact: 0, holds: true, checks: [] },
    iterations: 0,
    progressHistory: [],
    finalHumanScore: scores.humanScore,
    aiScore,
    before: scores,
  }
}
