import { useEffect, useRef, useState } from 'react'
import { limits } from '../../../../contract/limits.ts'
import { type CallFailure, refusal } from '../../../call-failure.ts'
import { errorTexts } from '../../../locales/en/shared/failures.ts'
import { usePrefersReducedMotion } from '../../../ui/media-query.ts'
import { failureOf } from '../check/use-check.ts'
import { checkText, type Detection } from '../queries.ts'

export type PanelStage =
  | { stage: 'idle' }
  | { stage: 'scanning' }
  | { stage: 'results'; detection: Detection }
  | { stage: 'error'; failure: CallFailure }

function pause(durationMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, durationMs)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
}

/**
 * The stages of the side panel (docs/spec/1-writing.md section 4; docs/spec/decisions.md 34): the request starts with the animation, and
 * the result is shown when both have finished. A failure is shown at once.
 */
export function usePanelCheck(text: string, open: boolean) {
  const [state, setState] = useState<PanelStage>({ stage: 'idle' })
  const running = useRef<AbortController | null>(null)
  const isStill = usePrefersReducedMotion()

  async function check() {
    running.current?.abort()
    if (text.trim().length < limits.panelCharactersMin) {
      const blank = text.trim() === ''
      const failure = refusal(blank ? errorTexts.detectBlank : errorTexts.detectTooShort)
      setState({ stage: 'error', failure })
      return
    }
    const controller = new AbortController()
    running.current = controller
    setState({ stage: 'scanning' })
    try {
      const [answer] = await Promise.all([
        checkText(text, controller.signal),
        isStill ? null : pause(limits.scanAnimationMs + limits.scanResultDelayMs, controller.signal),
      ])
      if (!controller.signal.aborted) setState({ stage: 'results', detection: answer.documents[0] })
    } catch (error) {
      if (!controller.signal.aborted) setState({ stage: 'error', failure: failureOf(error) })
    }
  }

  function backToIdle() {
    running.current?.abort()
    setState({ stage: 'idle' })
  }

  const latest = useRef({ check, backToIdle })
  latest.current = { check, backToIdle }
  useEffect(() => {
    if (open) {
      if (text.trim() !== '') void latest.current.check()
      return () => running.current?.abort()
    }
    const timer = setTimeout(() => latest.current.backToIdle(), limits.scanResetMs)
    return () => clearTimeout(timer)
  }, [open, text])

  return { state, check, backToIdle }
}
