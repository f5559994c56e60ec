import { useEffect, useRef, useState } from 'react'
import type { HumanizeMode } from '../../../contract/humanizer.ts'
import { ApiError, isOffline } from '../../api.ts'
import { randomId } from '../../ui/random-id.ts'
import { blankFailure, failureOf, type HumanizeFailure, signInFailure } from './failure.ts'
import { type HumanizedText, humanizeText } from './queries.ts'

export type RunInput = { text: string; mode: HumanizeMode; lock: string[] }

export type RunState =
  | { stage: 'idle' }
  | { stage: 'working'; startedAtMs: number }
  | { stage: 'done'; original: string; result: HumanizedText }
  | { stage: 'failed'; failure: HumanizeFailure }

/** One run at a time, which can be cancelled. Sending the same text again after silence is the same run, charged once. */
export function useHumanizeRun(isSignedOut: boolean) {
  const [state, setState] = useState<RunState>({ stage: 'idle' })
  const running = useRef<AbortController | null>(null)
  const unanswered = useRef<{ digest: string; key: string } | null>(null)
  useEffect(() => () => running.current?.abort(), [])

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
    setState({ stage: 'working', startedAtMs: Date.now() })
    try {
      const result = await send(input, controller.signal)
      if (controller.signal.aborted) return
      setState({ stage: 'done', original: input.text, result })
      window.dispatchEvent(new CustomEvent('wordCountUpdated', { detail: { count: result.remaining_words } }))
    } catch (error) {
      if (!controller.signal.aborted) setState({ stage: 'failed', failure: failureOf(error) })
    }
  }

  async function send(input: RunInput, signal: AbortSignal): Promise<HumanizedText> {
    const digest = JSON.stringify(input)
    const earlier = unanswered.current?.digest === digest ? unanswered.current.key : null
    const key = earlier ?? randomId()
    unanswered.current = null
    try {
      return await humanizeText({ ...input, idempotencyKey: key }, signal)
    } catch (error) {
      if (isOffline(error)) unanswered.current = { digest, key }
      // The earlier run ended without a result, so this is a new one.
      if (earlier && error instanceof ApiError && error.code === 'conflict') return send(input, signal)
      throw error
    }
  }

  return { state, run, reset }
}
