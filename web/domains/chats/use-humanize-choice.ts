import { useState } from 'react'
import type { RemainingWords } from '../../../contract/credits.ts'
import { readLocal, writeLocal } from './local-keys.ts'

/** On unless it was switched off, and never on for somebody who has no words for it. */
export function useHumanizeChoice(userId: string, words: RemainingWords | undefined) {
  const [wish, setWish] = useState(() => readLocal(userId, 'humanize') !== 'off')
  const isAffordable = !words || words.tier === 'unlimited' || words.remaining_words > 0

  function choose(isOn: boolean) {
    writeLocal(userId, 'humanize', isOn ? 'on' : 'off')
    setWish(isOn)
  }
  return { isOn: wish && isAffordable, isAffordable, choose }
}
