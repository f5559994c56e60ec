import { useEffect, useRef, useState } from 'react'
import type {
  OriginalityProgress,
  OriginalityReport,
  OwnKind,
} from '../../../../contract/originality/originality.ts'
import { ownKinds } from '../../../../contract/originality/originality.ts'
import { type CallFailure, callFailureOf, refusal } from '../../../call-failure.ts'
import { originalityTexts } from '../../../locales/en/originality/desk.ts'
import { errorTexts } from '../../../locales/en/shared/failures.ts'
import { originalityTexts as refusals } from '../../../locales/en/shared/originality.ts'
import { runCheck } from '../queries.ts'
import { type GivenSource, type OriginalityDraft, readDraft, saveDraft, takeVisitorDraft } from './draft.ts'

export type CheckState =
  | { stage: 'idle' }
  | { stage: 'working'; progress: OriginalityProgress | null }
  /** `isKept`: opened from the history. */
  | { stage: 'done'; text: string; report: OriginalityReport; checkedAt: Date; isKept: boolean }
  | { stage: 'failed'; failure: CallFailure }

/** The choice of what to compare with, besides the given sources. */
export type Scope = { own: OwnKind[]; web: boolean }

/** The input, the choice of sources, and the state of the check. `owner` is a user's id, 'visitor', or null while unknown. */
export function useOriginality(owner: string | null) {
  const place = owner ?? 'visitor'
  const [draft, setDraftOnly] = useState(() => readDraft(place))
  const [scope, setScope] = useState<Scope>({ own: [...ownKinds], web: false })
  const [state, setState] = useState<CheckState>({ stage: 'idle' })
  const running = useRef<AbortController | null>(null)
  const shownFor = useRef(place)
  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => {
    if (shownFor.current === place) return saveDraft(place, draft)
    const wasVisitor = shownFor.current === 'visitor'
    shownFor.current = place
    if (wasVisitor) saveDraft('visitor', { ...draft, text: '', sources: [] })
    setDraftOnly((entered) => (wasVisitor ? takeVisitorDraft(place, entered) : readDraft(place)))
  }, [place, draft])

  function reset() {
    running.current?.abort()
    setState({ stage: 'idle' })
  }
  /** Changes the input. The result of another input is discarded. */
  function change(next: Partial<OriginalityDraft>) {
    setDraftOnly((before) => ({ ...before, ...next }))
    reset()
  }
  /** Takes a function, because files are read while the list may change. */
  function changeSources(next: (before: GivenSource[]) => GivenSource[]) {
    setDraftOnly((before) => ({ ...before, sources: next(before.sources) }))
    reset()
  }
  async function check(given: OriginalityDraft = draft) {
    running.current?.abort()
    const { text, sources, document } = given
    const own = place === 'visitor' ? [] : scope.own
    const searchesWeb = place !== 'visitor' && scope.web
    if (text.trim() === '') return setState({ stage: 'failed', failure: refusal(refusals.blank) })
    if (own.length === 0 && sources.length === 0 && !searchesWeb)
      return setState({ stage: 'failed', failure: refusal(refusals.nothingToCompare) })
    const controller = new AbortController()
    running.current = controller
    setState({ stage: 'working', progress: null })
    try {
      const { report } = await runCheck(
        {
          text,
          own,
          sources: sources.map(({ name, text }) => ({ name, text })),
          document: document && { kind: document.kind, id: document.id },
        },
        searchesWeb,
        controller.signal,
        (progress) => !controller.signal.aborted && setState({ stage: 'working', progress }),
      )
      if (!controller.signal.aborted)
        setState({ stage: 'done', text, report, checkedAt: new Date(), isKept: false })
    } catch (error) {
      if (!controller.signal.aborted) setState({ stage: 'failed', failure: failureOf(error) })
    }
  }
  /** Shows a stored check. Returns a function that restores what was on the screen. */
  function open(text: string, known: Extract<CheckState, { stage: 'done' }>): () => void {
    running.current?.abort()
    const before = { draft, state }
    setDraftOnly({ text, sources: [], document: null })
    setState(known)
    return () => {
      setDraftOnly(before.draft)
      setState(before.state.stage === 'working' ? { stage: 'idle' } : before.state)
    }
  }
  return { draft, change, changeSources, scope, setScope, state, check, reset, open }
}

export type OriginalityDesk = ReturnType<typeof useOriginality>

function failureOf(error: unknown): CallFailure {
  return callFailureOf(error, { ...originalityTexts, malformed: errorTexts.processFailed })
}
