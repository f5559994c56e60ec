import { useEffect, useMemo, useRef, useState } from 'react'
import { keepResult, readKeptResult } from '../changes/kept-result.ts'
import type { Way } from '../changes/other-ways.tsx'
import type { Choices } from '../changes/review.ts'
import { saveChoices } from '../changes/save-choices.ts'
import {
  dropVisitorDraft,
  type HumanizerDraft,
  readHumanizerDraft,
  saveHumanizerDraft,
  withVisitorDraft,
} from '../draft.ts'
import { modelOf, type ReadRecastModel } from '../modes.ts'
import { type RunState, useHumanizeRun } from '../run/use-humanize-run.ts'

/** Returns the draft for an owner, including what a visitor typed before signing in on another page. */
function draftFor(place: string): HumanizerDraft {
  const left = readHumanizerDraft('visitor')
  return place === 'visitor' ? left : withVisitorDraft(place, left)
}

/**
 * The draft, which this tab stores, and the run over it. `owner` is a user's id or 'visitor', or null while it is
 * unknown, so that no user sees the text of another.
 */
export function useHumanizer(isSignedOut: boolean, owner: string | null, readRecastModel: ReadRecastModel) {
  const place = owner ?? 'visitor'
  const shownFor = useRef(place)
  const [draft, setDraft] = useState(() => draftFor(place))
  const { state, isSlow, run, finish, reset, restore, show } = useHumanizeRun(isSignedOut)
  useEffect(() => {
    if (shownFor.current === place) {
      saveHumanizerDraft(place, draft)
      if (place !== 'visitor') dropVisitorDraft()
      return
    }
    const wasVisitor = shownFor.current === 'visitor'
    shownFor.current = place
    // Text that is typed before this effect runs is not in `draft` yet, so it is joined inside the update.
    setDraft((typed) => (wasVisitor ? withVisitorDraft(place, typed) : readHumanizerDraft(place)))
  }, [place, draft])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per owner
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

  /** Cancels a run and restores the result that it would have replaced, which was paid for. */
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
    if (!owner || !shown) return
    keepResult(owner, { ...shown, choices })
    if (shown.result.textId) saveChoices(shown.result.textId, choices)
  }
  /** Shows a text and its run. Returns a function that restores the previous ones. */
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
  /**
   * Runs the text, also with another strength or model; `wishes` are the choices that this run hears. A model applies to this run only
   * and is not in the draft.
   */
  function runWith(
    { mode = draft.mode, model, evenIfHuman = false }: Way,
    wishes: Partial<HumanizerDraft> = {},
  ) {
    // A change would forget a run whose response was lost, which is then charged again.
    if (mode !== draft.mode) change({ mode })
    return run(
      { ...draft, ...wishes, mode, evenIfHuman },
      async () => model ?? modelOf(mode, readRecastModel),
    )
  }
  return {
    draft,
    change,
    state,
    kept,
    isSlow,
    runWith,
    cancel: back,
    finish,
    clear,
    keepChoices,
    open,
  }
}

export type Humanizer = ReturnType<typeof useHumanizer>
