import { useEffect, useRef } from 'react'

/** Escape stops the reply, wherever the focus is, unless something on top of the chat takes it first. */
export function useStopKey(isActive: boolean, stop: () => void): void {
  const latest = useRef(stop)
  latest.current = stop
  useEffect(() => {
    if (!isActive) return
    // A hint over the focused button takes the key for itself; it is no reason to go on writing.
    let hasHint = false
    function lookForHint() {
      hasHint = document.querySelector('[role="tooltip"]') !== null
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || (event.defaultPrevented && !hasHint) || event.isComposing) return
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
