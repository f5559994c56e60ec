import { brand } from '../../../../contract/brand.ts'
import { detectabilityText, type HumanizeEstimate, isAccepted } from '../../../../contract/humanizer.ts'
import { limits } from '../../../../contract/limits.ts'
import { percentText } from '../../../../contract/percent-text.ts'
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
  const reader = `${brand.name}’s own detector`
  const before = `${reader} reads this text as ${percentText(now)} human.`
  if (!best || estimate.modes.every(({ changes }) => changes === 0))
    return `${before} No strength would change it.`
  const who = estimate.isExact ? '' : 'With the built-in engine, '
  if (isAccepted(best.humanScore)) {
    return `${before} ${who}${modes[best.mode].name} is expected to reach ${percentText(best.humanScore)}: ${detectabilityText(best.humanScore)}.`
  }
  const none = who ? 'no strength' : 'No strength'
  return `${before} ${who}${none} is expected to reach ${limits.humanScoreAccepted}%, and a run that does not costs nothing.`
}
