import { useMemo, useState } from 'react'
import type { HumanizedText } from '../humanized-text.ts'
import { applyAccepted } from './edits.ts'
import { type Choices, noChoices, shownEdits, wordingsOf } from './review.ts'

/**
 * The user's decisions on a run, sentence by sentence, and the resulting text. All changes are accepted at first.
 * `onChoices` is called on each decision.
 */
export function useReview(
  original: string,
  result: HumanizedText | null,
  kept: Choices = noChoices,
  onChoices?: (choices: Choices) => void,
) {
  const [state, setState] = useState({ result, choices: kept })
  const choices = state.result === result ? state.choices : kept
  const { edits, rejected } = useMemo(
    () => shownEdits(original, result, choices),
    [original, result, choices],
  )
  const made = useMemo(() => applyAccepted(original, edits, rejected), [original, edits, rejected])

  function choose(next: Choices) {
    setState({ result, choices: next })
    onChoices?.(next)
  }
  function reject(indices: number[], isRejected: boolean) {
    const next = new Set(choices.rejected)
    for (const index of indices) {
      const { start } = edits[index]!
      if (isRejected) next.add(start)
      else next.delete(start)
    }
    choose({ ...choices, rejected: [...next] })
  }
  /** Chooses one of `wordingsOf`: the original, the engine's or another wording. */
  function reword(sentence: number, option: number) {
    const own = edits.filter((edit) => edit.sentence === sentence).map(({ start }) => start)
    const ofRun = (result?.edits ?? []).filter((edit) => edit.sentence === sentence).map(({ start }) => start)
    const rest = choices.rejected.filter((start) => !own.includes(start) && !ofRun.includes(start))
    const picked = { ...choices.picked }
    delete picked[sentence]
    if (option > 1) picked[sentence] = option
    choose({ picked, rejected: option === 0 ? [...rest, ...ofRun] : rest })
  }
  return {
    edits,
    rejected,
    text: choices.edited ?? made,
    /** The user has written in the text, so that it is no longer what the changes make. */
    isEdited: choices.edited !== undefined,
    edit: (text: string) => choose({ ...choices, edited: text === made ? undefined : text }),
    /** Gives up what was written. Returns a function that brings it back. */
    dropEdits: () => {
      choose({ ...choices, edited: undefined })
      return () => choose(choices)
    },
    reject,
    reword,
    wordings: (sentence: number) => wordingsOf(result, choices, sentence),
    isTouched: choices.edited !== undefined || rejected.size > 0 || Object.keys(choices.picked).length > 0,
    acceptAll: () => choose(noChoices),
  }
}

export type Review = ReturnType<typeof useReview>
