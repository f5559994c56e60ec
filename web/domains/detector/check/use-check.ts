import { useEffect, useRef, useState } from 'react'
import { errorTexts } from '../../../../contract/errors.ts'
import { ApiError, isOffline } from '../../../api.ts'
import { checkTexts } from '../../../locales/en/detector/check.ts'
import { checkText, type Detection } from '../queries.ts'

export type CheckFailure = {
  text: string
  next: string | null
  code: string | null
  isWorthRetrying: boolean
}

export type CheckState =
  /** `isTextOnly`: the history has the text, but its result can no longer be shown. */
  | { stage: 'idle'; isTextOnly?: boolean }
  | { stage: 'working' }
  /** `isKept`: opened from the history. */
  | { stage: 'done'; text: string; detection: Detection; checkedAt: Date; isKept?: boolean }
  | { stage: 'failed'; failure: CheckFailure }

/** Returns a failure that only another text can fix. */
export function refusal(text: string): CheckFailure {
  return { text, next: null, code: null, isWorthRetrying: false }
}

export function failureOf(error: unknown): CheckFailure {
  if (isOffline(error))
    return {
      text: errorTexts.processFailed,
      next: checkTexts.theServerDidNotRespond,
      code: null,
      isWorthRetrying: true,
    }
  // The response does not have the documented form.
  if (!(error instanceof ApiError))
    return { ...refusal(errorTexts.detectFallback), code: 'ERROR', isWorthRetrying: true }
  if (error.status === 401)
    return {
      ...refusal(checkTexts.yourSessionHasEnded),
      next: checkTexts.signInAgainOrReload,
      isWorthRetrying: true,
    }
  if (error.status === 422) return refusal(errorTexts.detectInvalid)
  const isWorthRetrying = error.status >= 500 || error.status === 429
  return { ...refusal(error.message), code: error.status >= 500 ? error.code : null, isWorthRetrying }
}

/** Runs one check at a time: a new check, an edit or leaving the screen aborts the current one. */
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
      setState({ stage: 'failed', failure: refusal(errorTexts.detectBlank) })
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

  /** Shows a known state without a request to the server. */
  function show(known: CheckState) {
    running.current?.abort()
    setState(known.stage === 'working' ? { stage: 'idle' } : known)
  }

  return { state, check, reset, show }
}
