import { useEffect, useRef } from 'react'
import { isComposing } from '../../../ui/is-composing.ts'

/** Stops the reply on Escape, wherever the focus is, unless an overlay handles the key first. */
export function useStopKey(isActive: boolean, stop: () => void): void {
  const latest = useRef(stop)
  latest.current = stop
  useEffect(() => {
    if (!isActive) return
    // A tooltip over the focused button handles the key itself, but the reply has to stop too.
    let hasHint = false
    function lookForHint() {
      hasHint = document.querySelector('[role="tooltip"]') !== null
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || (event.defaultPrevented && !hasHint) || isComposing(event)) return
      if (document.querySelector('[role="dialog"], [role="menu"]')) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', lookForHint, true)
    window.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('keydown', lookForHint, true)
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [isActive])
}
