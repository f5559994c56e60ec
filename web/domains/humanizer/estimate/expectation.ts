import { brand } from '../../../../contract/brand.ts'
import { detectabilityText, type HumanizeEstimate, isAccepted } from '../../../../contract/humanizer.ts'
import { limits } from '../../../../contract/limits.ts'
import { contractText } from '../../../locales/contract-text.ts'
import { estimateTexts } from '../../../locales/en/humanizer/estimate.ts'
import { percentText } from '../../../locales/percent-text.ts'
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
export function expectationText(estimate: HumanizeEstimate, isCharged = true): string {
  const best = bestMode(estimate)
  const now = estimate.current.humanScore
  const reader = estimateTexts.sOwnDetector({ name: brand.name })
  const before = estimateTexts.readsThisTextAsHuman({ reader, percent: percentText(now) })
  if (!best || estimate.modes.every(({ changes }) => changes === 0))
    return estimate.isExact
      ? estimateTexts.noStrengthWouldChangeIt({ before })
      : estimateTexts.theRulesWouldNotChangeIt({ before })
  const strong = estimate.modes.find(({ mode }) => mode === 'strong')
  const gentler = estimate.modes.filter(({ mode }) => mode !== 'strong')
  if (isAccepted(now) && strong && gentler.every(({ changes }) => changes === 0)) {
    const only = isCharged ? estimateTexts.onlyStrongChangesIt : estimateTexts.onlyStrongChangesItUncharged
    return only({ before, words: strong.words })
  }
  const who = estimate.isExact ? '' : estimateTexts.withTheBuiltInEngine
  if (isAccepted(best.humanScore)) {
    return estimateTexts.isExpectedToReach({
      before,
      who,
      name: modes()[best.mode].name,
      percent: percentText(best.humanScore),
      detectability: contractText(detectabilityText(best.humanScore)),
    })
  }
  const none = who ? estimateTexts.noStrength : estimateTexts.noStrengthExpectation
  if (!isCharged)
    return estimateTexts.isExpectedToReachUncharged({
      before,
      who,
      none,
      humanScoreAccepted: limits.humanScoreAccepted,
    })
  const inParts = estimate.modes.find(({ isFree }) => !isFree)
  return inParts
    ? estimateTexts.partsAreExpected({ before, who, name: modes()[inParts.mode].name })
    : estimateTexts.isExpectedToReachAnd({ before, who, none })
}
