import { useEffect, useRef, useState } from 'react'
import { limits } from '../../../contract/limits.ts'
import { countWords } from '../../../contract/word-count.ts'
import { type TryOutAction, tryOutWordsMax } from '../../domains/content/try-out.ts'
import { tryOutTexts as texts } from '../../locales/en/content/try-out.ts'
import { errorTexts } from '../../locales/en/shared/failures.ts'
import { refusalTexts } from '../../locales/en/shared/refusals.ts'
import { runTryOut, TryOutFailure } from './worker/try-out-client.ts'
import type { TryOutProgress, TryOutResults } from './worker/try-out-messages.ts'

type Failure = { text: string; next: string | null; isWorthRetrying: boolean }

/** `text` is the one that the result or the failure belongs to. */
export type TryOutState =
  | { stage: 'idle' }
  | { stage: 'running'; action: TryOutAction; progress: TryOutProgress | null }
  | { stage: 'checked'; text: string; result: TryOutResults['check'] }
  | { stage: 'cleaned'; text: string; result: TryOutResults['clean'] }
  | { stage: 'failed'; action: TryOutAction; failure: Failure }

/** Returns why a text cannot be used, before anything is loaded for it. */
function refusalOf(action: TryOutAction, text: string): string | null {
  if (text.trim() === '') return action === 'check' ? errorTexts.detectBlank : texts.blankToClean
  if (text.length > limits.detectCharactersMax)
    return refusalTexts.tooLongToCheck({ characters: text.length, most: limits.detectCharactersMax })
  const words = countWords(text)
  if (action === 'clean' && words > tryOutWordsMax)
    return texts.tooLongToClean({ words, most: tryOutWordsMax })
  return null
}

function failureOf(error: unknown): Failure {
  const isLoaded = error instanceof TryOutFailure && error.isLoaded
  if (isLoaded) return { text: texts.failed, next: texts.failedNext, isWorthRetrying: true }
  const next = navigator.onLine ? texts.notLoadedNext : texts.notLoadedOffline
  return { text: texts.notLoaded, next, isWorthRetrying: true }
}

/** Runs one action at a time. `loaded` is the largest part of the engine that this page has loaded. */
export function useTryOut() {
  const [state, setState] = useState<TryOutState>({ stage: 'idle' })
  const [loaded, setLoaded] = useState<TryOutAction | null>(null)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  function reset() {
    running.current?.abort()
    setState({ stage: 'idle' })
  }

  async function run(action: TryOutAction, text: string) {
    running.current?.abort()
    const refusal = refusalOf(action, text)
    if (refusal) {
      setState({ stage: 'failed', action, failure: { text: refusal, next: null, isWorthRetrying: false } })
      return
    }
    const controller = new AbortController()
    running.current = controller
    const isLoaded = loaded === 'clean' || loaded === action
    setState({ stage: 'running', action, progress: isLoaded ? { stage: 'working' } : null })
    const follow = (progress: TryOutProgress) => setState({ stage: 'running', action, progress })
    try {
      const done = await runNamed(action, text, follow, controller.signal)
      setLoaded((before) => (before === 'clean' ? before : action))
      setState(done)
    } catch (error) {
      if (!controller.signal.aborted) setState({ stage: 'failed', action, failure: failureOf(error) })
    }
  }
  return { state, loaded, run, reset }
}

async function runNamed(
  action: TryOutAction,
  text: string,
  onProgress: (progress: TryOutProgress) => void,
  signal: AbortSignal,
): Promise<TryOutState> {
  if (action === 'check')
    return { stage: 'checked', text, result: await runTryOut('check', text, onProgress, signal) }
  return { stage: 'cleaned', text, result: await runTryOut('clean', text, onProgress, signal) }
}
