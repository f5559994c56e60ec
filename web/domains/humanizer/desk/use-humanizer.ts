import { useEffect, useMemo, useRef, useState } from 'react'
import { keepResult, readKeptResult } from '../changes/kept-result.ts'
import type { Way } from '../changes/other-ways.tsx'
import type { Choices } from '../changes/review.ts'
import {
  dropVisitorDraft,
  type HumanizerDraft,
  readHumanizerDraft,
  saveHumanizerDraft,
  withVisitorDraft,
} from '../draft.ts'
import { type RunState, useHumanizeRun } from '../run/use-humanize-run.ts'

/** Somebody who has signed in on another page finds what was typed before. */
function draftFor(place: string): HumanizerDraft {
  const left = readHumanizerDraft('visitor')
  return place === 'visitor' ? left : withVisitorDraft(place, left)
}

/**
 * What is to be rewritten and how, kept for this tab, and the run over it. `owner` is a user's id or 'visitor', null while
 * it is not known: nobody sees the text of another.
 */
export function useHumanizer(isSignedOut: boolean, owner: string | null) {
  const place = owner ?? 'visitor'
  const shownFor = useRef(place)
  const [draft, setDraft] = useState(() => draftFor(place))
  const { state, isSlow, run, reset, restore, show } = useHumanizeRun(isSignedOut)
  useEffect(() => {
    if (shownFor.current === place) {
      saveHumanizerDraft(place, draft)
      if (place !== 'visitor') dropVisitorDraft()
      return
    }
    const wasVisitor = shownFor.current === 'visitor'
    shownFor.current = place
    // What is typed before this effect runs is already on its way: it has to be among what is joined.
    setDraft((typed) => (wasVisitor ? withVisitorDraft(place, typed) : readHumanizerDraft(place)))
  }, [place, draft])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each owner
  useEffect(() => {
    const kept = owner && owner !== 'visitor' ? readKeptResult(owner) : null
    if (kept) restore(kept)
  }, [owner])
  useEffect(() => {
    if (!owner || state.stage === 'idle') return
    if (state.stage === 'done') keepResult(owner, state)
  }, [owner, state])

  const kept = useMemo(
    () => (owner && state.stage === 'failed' ? readKeptResult(owner) : null),
    [owner, state.stage],
  )

  /** Ends a run; what it would have replaced was paid for and comes back. */
  function back() {
    reset()
    const before = owner ? readKeptResult(owner) : null
    if (before) restore(before)
  }
  function change(part: Partial<HumanizerDraft>) {
    setDraft((before) => ({ ...before, ...part }))
    if (state.stage === 'failed') back()
  }
  function clear() {
    if (owner) keepResult(owner, null)
    reset()
  }
  function keepChoices(choices: Choices) {
    const shown = state.stage === 'done' ? state : kept
    if (owner && shown) keepResult(owner, { ...shown, choices })
  }
  /** Puts a text with what became of it on the desk; answers how to take it back. */
  function open(part: Partial<HumanizerDraft>, known: RunState): () => void {
    const before = { draft, result: state.stage === 'done' ? state : owner ? readKeptResult(owner) : null }
    setDraft({ ...draft, ...part })
    if (owner && known.stage === 'text') keepResult(owner, null)
    show(known)
    return () => {
      setDraft(before.draft)
      if (owner) keepResult(owner, before.result)
      if (before.result) show({ ...before.result, stage: 'done', isKept: true })
      else show({ stage: 'idle' })
    }
  }
  /** The same text once more, in another way. A model is for this run alone and does not become part of the draft. */
  function runWith({ mode, model }: Way) {
    const part = mode ? { mode } : {}
    change(part)
    return run({ ...draft, ...part, ...(model && { model }) })
  }
  return {
    draft,
    change,
    state,
    kept,
    isSlow,
    run: () => run(draft),
    runWith,
    cancel: back,
    clear,
    keepChoices,
    open,
  }
}

export type Humanizer = ReturnType<typeof useHumanizer>
