import { useEffect, useRef, useState } from 'react'
import type { HumanizeProgress } from '../../../../contract/humanizer.ts'
import { limits } from '../../../../contract/limits.ts'
import type { ModelWait } from '../../../../contract/local-models.ts'
import { isOffline } from '../../../api.ts'
import { randomId } from '../../../ui/random-id.ts'
import type { KeptResult } from '../changes/kept-result.ts'
import { noChoices } from '../changes/review.ts'
import type { HumanizerDraft } from '../draft.ts'
import { blankFailure, failureOf, type HumanizeFailure, signInFailure, tooLongFailure } from '../failure.ts'
import type { HumanizedText } from '../humanized-text.ts'
import { finishEarly, humanizeText } from '../queries.ts'
import type { RunWatch } from '../run-events.ts'
import { runInput } from '../run-input.ts'
import { forgetRun, keyOfUnheardRun, rememberRun } from '../run-key.ts'

const slowMs = 500

/** Reports whether a run takes so long that the screen shows progress and a cancel button. */
function useIsSlow(startedAtMs: number | null): boolean {
  const [slow, setSlow] = useState<number | null>(null)
  useEffect(() => {
    if (startedAtMs === null) return
    const timer = setTimeout(() => setSlow(startedAtMs), slowMs)
    return () => clearTimeout(timer)
  }, [startedAtMs])
  return startedAtMs !== null && slow === startedAtMs
}

/** Reads the language model that rewrites instead of the server's humanizer, if one does. Throws ApiError. */
type ReadModel = () => Promise<string | undefined>

type AskedRun = HumanizerDraft & { evenIfHuman?: boolean }

/** `progress` is the newest step, or null before the first; `wait` is what a model on this computer waits for. */
export type WorkingRun = {
  stage: 'working'
  startedAtMs: number
  progress: HumanizeProgress | null
  wait: ModelWait | null
  /** The user asked for what is there by now. */
  isFinishing?: boolean
}

export type RunState =
  | { stage: 'idle' }
  | WorkingRun
  /** `isKept`: restored, so that it is not announced again. */
  | ({ stage: 'done'; isKept?: boolean } & KeptResult)
  | { stage: 'failed'; failure: HumanizeFailure }
  /** Opened from the history, when only the texts can be shown. */
  | { stage: 'text'; text: string; madeAt: string }

/** Runs one text at a time, with cancel. The same text after a lost connection is the same run, charged once. */
export function useHumanizeRun(isSignedOut: boolean) {
  const [state, setState] = useState<RunState>({ stage: 'idle' })
  const isSlow = useIsSlow(state.stage === 'working' ? state.startedAtMs : null)
  const running = useRef<AbortController | null>(null)
  const finishRun = useRef<() => void>(() => {})
  const runKey = useRef<string | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => {
    if (isSignedOut) return
    // The user has signed in, so the request to sign in is removed.
    setState((now) => (now.stage === 'failed' && now.failure.way === 'sign-in' ? { stage: 'idle' } : now))
  }, [isSignedOut])

  function reset() {
    running.current?.abort()
    forgetRun()
    setState({ stage: 'idle' })
  }

  async function run(input: AskedRun, readModel: ReadModel) {
    running.current?.abort()
    if (input.text.trim() === '') return setState({ stage: 'failed', failure: blankFailure() })
    if (isSignedOut) return setState({ stage: 'failed', failure: signInFailure() })
    if (input.text.length > limits.textCharactersMax)
      return setState({ stage: 'failed', failure: tooLongFailure() })
    const controller = new AbortController()
    running.current = controller
    const startedAtMs = Date.now()
    let working: WorkingRun = { stage: 'working', startedAtMs, progress: null, wait: null }
    const tell = (news: Partial<WorkingRun>) => {
      working = { ...working, ...news }
      if (!controller.signal.aborted) setState(working)
    }
    finishRun.current = () => {
      if (!runKey.current) return
      tell({ isFinishing: true })
      // Without the request, the run goes on to its ordinary end.
      finishEarly(runKey.current).catch(() => tell({ isFinishing: false }))
    }
    tell({})
    try {
      const model = await readModel()
      if (controller.signal.aborted) return
      const result = await send({ ...input, model }, controller.signal, {
        onProgress: (progress) => tell({ progress, wait: null }),
        onWait: (wait) => tell({ wait }),
        onKey: (key) => {
          runKey.current = key
        },
      })
      if (controller.signal.aborted) return
      setState({ stage: 'done', original: input.text, result, choices: noChoices })
      window.dispatchEvent(new CustomEvent('wordCountUpdated', { detail: { count: result.remaining_words } }))
    } catch (error) {
      if (!controller.signal.aborted) setState({ stage: 'failed', failure: failureOf(error) })
    }
  }

  /** Restores the result that this tab had before a reload or before a run without a result. */
  function restore(kept: KeptResult) {
    setState((now) => (now.stage === 'idle' ? { ...kept, stage: 'done', isKept: true } : now))
  }
  /** Shows a known state without a request to the server. */
  function show(known: RunState) {
    reset()
    if (known.stage !== 'working') setState(known)
  }
  return { state, isSlow, run, finish: () => finishRun.current(), reset, restore, show }
}

async function send(
  { model, evenIfHuman, ...draft }: AskedRun & { model: string | undefined },
  signal: AbortSignal,
  { onKey, ...watch }: RunWatch & { onKey: (key: string) => void },
): Promise<HumanizedText> {
  const input = { ...runInput(draft, model), ...(evenIfHuman && { evenIfHuman }) }
  const asked = JSON.stringify(input)
  const ask = async (idempotencyKey: string, takeOver: boolean) => {
    rememberRun(asked, idempotencyKey)
    onKey(idempotencyKey)
    try {
      const run = { ...input, idempotencyKey, ...(takeOver && { takeOver }) }
      const result = await humanizeText(run, signal, watch)
      forgetRun()
      return result
    } catch (error) {
      // Without a response, or after the page was left, the run may have finished on the server.
      if (!isOffline(error) && !signal.aborted) forgetRun()
      throw error
    }
  }
  const unheard = keyOfUnheardRun(asked)
  return ask(unheard ?? randomId(), unheard !== null)
}
