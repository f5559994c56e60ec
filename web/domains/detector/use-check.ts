import { useEffect, useRef, useState } from 'react'
import { errorTexts } from '../../../contract/errors.ts'
import { ApiError, isOffline } from '../../api.ts'
import { checkText, type Detection } from './queries.ts'

export type CheckFailure = { text: string; next: string | null; code: string | null }

export type CheckState =
  | { stage: 'idle' }
  | { stage: 'working' }
  | { stage: 'done'; text: string; detection: Detection; checkedAt: Date }
  | { stage: 'failed'; failure: CheckFailure }

export function failureOf(error: unknown): CheckFailure {
  if (isOffline(error))
    return {
      text: errorTexts.processFailed,
      next: 'The server did not answer. Your text is still here.',
      code: null,
    }
  if (!(error instanceof ApiError)) return { text: errorTexts.detectFallback, next: null, code: null }
  if (error.status === 401)
    return {
      text: 'Your session has ended.',
      next: 'Sign in again, or reload to go on as a visitor.',
      code: error.code,
    }
  if (error.status === 422) return { text: errorTexts.detectInvalid, next: null, code: error.code }
  return { text: error.message, next: null, code: error.status >= 500 ? error.code : null }
}

/** One check at a time: a new one, an edit or leaving the screen ends the one that is under way. */
export function useCheck() {
  const [state, setState] = useState<CheckState>({ stage: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  function reset() {
    running.current?.abort()
    setState({ stage: 'idle' })
  }

  async function check(text: string) {
    running.current?.abort()
    if (text.trim() === '') {
      setState({ stage: 'failed', failure: { text: errorTexts.detectBlank, next: null, code: null } })
      return
    }
    const controller = new AbortController()
    running.current = controller
    setState({ stage: 'working' })
    try {
      const answer = await checkText(text, controller.signal)
      if (controller.signal.aborted) return
      setState({ stage: 'done', text, detection: answer.documents[0], checkedAt: new Date() })
    } catch (error) {
      if (!controller.signal.aborted) setState({ stage: 'failed', failure: failureOf(error) })
    }
  }

  return { state, check, reset }
}
