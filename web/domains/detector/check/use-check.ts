import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../../api.ts'
import { type CallFailure, callFailureOf, refusal } from '../../../call-failure.ts'
import { checkTexts } from '../../../locales/en/detector/check.ts'
import { errorTexts } from '../../../locales/en/shared/failures.ts'
import { checkText, type Detection } from '../queries.ts'

export type CheckState =
  /** `isTextOnly`: the history has the text, but its result can no longer be shown. */
  | { stage: 'idle'; isTextOnly?: boolean }
  | { stage: 'working' }
  /** `isKept`: opened from the history. */
  | { stage: 'done'; text: string; detection: Detection; checkedAt: Date; isKept?: boolean }
  | { stage: 'failed'; failure: CallFailure }

export function failureOf(error: unknown): CallFailure {
  if (error instanceof ApiError && error.status === 422) return refusal(errorTexts.detectInvalid)
  return callFailureOf(error, {
    serverSilent: checkTexts.theServerDidNotRespond,
    sessionEnded: checkTexts.yourSessionHasEnded,
    signInAgain: checkTexts.signInAgainOrReload,
    malformed: errorTexts.detectFallback,
  })
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
