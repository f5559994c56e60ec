import { useEffect, useRef, useState } from 'react'
import type { HumanizeMode, HumanizeProgress } from '../../../contract/humanizer.ts'
import { ApiError, isOffline } from '../../api.ts'
import { randomId } from '../../ui/random-id.ts'
import { blankFailure, failureOf, type HumanizeFailure, signInFailure } from './failure.ts'
import { type HumanizedText, humanizeText } from './queries.ts'
import { useIsSlow } from './use-is-slow.ts'

export type RunInput = { text: string; mode: HumanizeMode; lock: string[] }

/** `progress` is the newest step; null until the first is done. */
export type WorkingRun = { stage: 'working'; startedAtMs: number; progress: HumanizeProgress | null }

export type RunState =
  | { stage: 'idle' }
  | WorkingRun
  | { stage: 'done'; original: string; result: HumanizedText }
  | { stage: 'failed'; failure: HumanizeFailure }

/** One run at a time, which can be cancelled. Sending the same text again after silence is the same run, charged once. */
export function useHumanizeRun(isSignedOut: boolean) {
  const [state, setState] = useState<RunState>({ stage: 'idle' })
  const isSlow = useIsSlow(state.stage === 'working' ? state.startedAtMs : null)
  const running = useRef<AbortController | null>(null)
  const unanswered = useRef<{ digest: string; key: string } | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  useEffect(() => {
    if (isSignedOut) return
    // Somebody signed in: what asked for it goes.
    setState((now) => (now.stage === 'failed' && now.failure.way === 'sign-in' ? { stage: 'idle' } : now))
  }, [isSignedOut])

  function reset() {
    running.current?.abort()
    setState({ stage: 'idle' })
  }

  async function run(input: RunInput) {
    running.current?.abort()
    if (input.text.trim() === '') return setState({ stage: 'failed', failure: blankFailure })
    if (isSignedOut) return setState({ stage: 'failed', failure: signInFailure })
    const controller = new AbortController()
    running.current = controller
    const startedAtMs = Date.now()
    const tell = (progress: HumanizeProgress | null) => {
      if (!controller.signal.aborted) setState({ stage: 'working', startedAtMs, progress })
    }
    tell(null)
    try {
      const result = await send(input, controller.signal, tell)
      if (controller.signal.aborted) return
      setState({ stage: 'done', original: input.text, result })
      window.dispatchEvent(new CustomEvent('wordCountUpdated', { detail: { count: result.remaining_words } }))
    } catch (error) {
      if (!controller.signal.aborted) setState({ stage: 'failed', failure: failureOf(error) })
    }
  }

  async function send(
    input: RunInput,
    signal: AbortSignal,
    onProgress: (progress: HumanizeProgress) => void,
  ): Promise<HumanizedText> {
    const digest = JSON.stringify(input)
    const earlier = unanswered.current?.digest === digest ? unanswered.current.key : null
    const key = earlier ?? randomId()
    unanswered.current = null
    try {
      return await humanizeText({ ...input, idempotencyKey: key }, signal, onProgress)
    } catch (error) {
      if (isOffline(error)) unanswered.current = { digest, key }
      // The earlier run ended without a result, so this is a new one.
      if (earlier && error instanceof ApiError && error.code === 'conflict')
        return send(input, signal, onProgress)
      throw error
    }
  }

  return { state, isSlow, run, reset }
}
