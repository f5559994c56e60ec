import { brand } from '../../../../contract/brand.ts'
import { detectabilityText, type HumanizeEstimate, isAccepted } from '../../../../contract/humanizer.ts'
import { limits } from '../../../../contract/limits.ts'
import { percentText } from '../../../../contract/percent-text.ts'
import { estimateTexts } from '../../../locales/en/humanizer/estimate.ts'
import { modes } from '../modes.ts'

export type ModeEstimate = HumanizeEstimate['modes'][number]

/** Returns the gentlest mode that is expected to read human, otherwise the one with the highest expected score. */
export function bestMode({ modes }: Pick<HumanizeEstimate, 'modes'>): ModeEstimate | undefined {
  return (
    modes.find(({ humanScore }) => isAccepted(humanScore)) ??
    modes.toSorted((a, b) => b.humanScore - a.humanScore)[0]
  )
}

/** Describes the expected result of a run in two sentences, from measured values only. */
export function expectationText(estimate: HumanizeEstimate): string {
  const best = bestMode(estimate)
  const now = estimate.current.humanScore
  const reader = estimateTexts.sOwnDetector({ name: brand.name })
  const before = estimateTexts.readsThisTextAsHuman({ reader, percent: percentText(now) })
  if (!best || estimate.modes.every(({ changes }) => changes === 0))
    return estimateTexts.noStrengthWouldChangeIt({ before })
  const who = estimate.isExact ? '' : estimateTexts.withTheBuiltInEngine
  if (isAccepted(best.humanScore)) {
    return estimateTexts.isExpectedToReach({
      before,
      who,
      name: modes()[best.mode].name,
      percent: percentText(best.humanScore),
      detectability: detectabilityText(best.humanScore),
    })
  }
  const none = who ? estimateTexts.noStrength : estimateTexts.noStrengthExpectation
  return estimateTexts.isExpectedToReachAnd({
    before,
    who,
    none,
    humanScoreAccepted: limits.humanScoreAccepted,
  })
}
