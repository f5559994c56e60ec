import { useState } from 'react'
import type { RemainingWords } from '../../../../contract/credits.ts'
import { useHumanizeChoice } from '../humanize/use-humanize-choice.ts'

/** The Humanize switch with the notices for a user without remaining words. */
export function useHumanizeToggle(userId: string, words: RemainingWords | undefined) {
  const choice = useHumanizeChoice(userId, words)
  const [isPromptOpen, setPromptOpen] = useState(false)
  /** How often a paying user without remaining words pressed Humanize; each time shows the notice again. */
  const [refusals, setRefusals] = useState(0)
  const isOutOfFreeWords = words?.tier === 'free' && !choice.isAffordable

  function toggle(isOn: boolean) {
    if (isOn && isOutOfFreeWords) setPromptOpen(true)
    else if (isOn && !choice.isAffordable) setRefusals(refusals + 1)
    else choice.choose(isOn)
  }
  return {
    ...choice,
    toggle,
    words,
    refusals: choice.isAffordable ? 0 : refusals,
    showsPrompt: isPromptOpen && isOutOfFreeWords,
    /** The server refused a message for lack of words. */
    onRefused: () => words?.tier === 'free' && setPromptOpen(true),
    closePrompt: () => setPromptOpen(false),
  }
}

export type HumanizeToggle = ReturnType<typeof useHumanizeToggle>
