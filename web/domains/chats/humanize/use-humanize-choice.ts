import { useState } from 'react'
import type { RemainingWords } from '../../../../contract/credits.ts'
import { plans } from '../../../../contract/plans.ts'
import { readLocal, writeLocal } from '../local-keys.ts'

/** Humanize is off until the user turns it on, because it spends words, and always off without remaining words. */
export function useHumanizeChoice(userId: string, words: RemainingWords | undefined) {
  const [wish, setWish] = useState(() => readLocal(userId, 'humanize') === 'on')
  const isAffordable = !words || !plans[words.tier].metersChat || words.remaining_words > 0

  function choose(isOn: boolean) {
    writeLocal(userId, 'humanize', isOn ? 'on' : 'off')
    setWish(isOn)
  }
  return { isOn: wish && isAffordable, isAffordable, choose }
}
