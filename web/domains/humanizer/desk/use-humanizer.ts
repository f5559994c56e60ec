import { useEffect, useMemo, useRef, useState } from 'react'
import { type KeptResult, keepResult, readKeptResult } from '../changes/kept-result.ts'
import type { Way } from '../changes/other-ways.tsx'
import { type Choices, noChoices } from '../changes/review.ts'
import { rememberRevision, saveChoices } from '../changes/save-choices.ts'
import {
  dropVisitorDraft,
  type HumanizerDraft,
  readHumanizerDraft,
  saveHumanizerDraft,
  withVisitorDraft,
} from '../draft.ts'
import { modelOf, type ReadRecastModel } from '../modes.ts'
import { rewriteCalls } from '../queries.ts'
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
  const [changedElsewhere, setChangedElsewhere] = useState<string | null>(null)
  const written = useRef<KeptResult | null>(null)
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
  /** The result on the screen with all that the user chose and wrote since. */
  function present(): KeptResult | null {
    const stored = owner ? readKeptResult(owner) : null
    return state.stage === 'done' && stored?.result.humanized !== state.result.humanized ? state : stored
  }
  /** Shows a result again, or none. */
  function bring(before: KeptResult | null) {
    if (owner) keepResult(owner, before)
    show(before ? { ...before, stage: 'done', isKept: true } : { stage: 'idle' })
  }
  /** Returns a function that brings the result back. */
  function clear(): () => void {
    const before = present()
    if (owner) keepResult(owner, null)
    reset()
    return () => bring(before)
  }
  function keepChoices(choices: Choices) {
    const shown = present() ?? kept
    if (!owner || !shown) return
    keepResult(owner, { ...shown, choices })
    const { textId } = shown.result
    if (textId) saveChoices({ owner, textId, choices, onConflict: () => setChangedElsewhere(textId) })
  }
  /** Shows what another tab has saved of this text. */
  async function takeOther() {
    if (!changedElsewhere) return
    const { original, result, choices, createdAt, choicesRevision } =
      await rewriteCalls.open(changedElsewhere)
    setChangedElsewhere(null)
    if (!result || original === null) return
    const revisions = choicesRevision ? [choicesRevision] : []
    bring({ original, result, choices: choices ?? noChoices, madeAt: createdAt, revisions })
  }
  /** Saves what this tab has over what another has saved. */
  async function keepMine() {
    const shown = present()
    if (!changedElsewhere || !owner || !shown) return
    const { choicesRevision } = await rewriteCalls.open(changedElsewhere)
    if (choicesRevision) rememberRevision(owner, changedElsewhere, choicesRevision)
    setChangedElsewhere(null)
    keepChoices(shown.choices)
  }
  /** Shows a text and its run. Returns a function that restores the previous ones. */
  function open(part: Partial<HumanizerDraft>, known: RunState): () => void {
    const before = { draft, result: present() }
    setDraft({ ...draft, ...part })
    if (owner && known.stage === 'text') keepResult(owner, null)
    setChangedElsewhere(null)
    show(known)
    return () => {
      setDraft(before.draft)
      bring(before.result)
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
    const shown = present()
    written.current = shown?.choices.edited === undefined ? null : shown
    setChangedElsewhere(null)
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
    /** Another tab has saved other words of the same text; null otherwise. */
    elsewhere: changedElsewhere ? { takeOther, keepMine } : null,
    /** Returns what brings back the text that the user had written and that this run replaced, once; null if none. */
    takeReplaced: () => {
      const replaced = written.current
      written.current = null
      return replaced && (() => bring(replaced))
    },
  }
}

export type Humanizer = ReturnType<typeof useHumanizer>
