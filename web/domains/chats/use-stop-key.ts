import { useEffect, useRef } from 'react'

/** Escape stops the reply, wherever the focus is, unless something on top of the chat takes it first. */
export function useStopKey(isActive: boolean, stop: () => void): void {
  const latest = useRef(stop)
  latest.current = stop
  useEffect(() => {
    if (!isActive) return
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      if (document.querySelector('[role="dialog"], [role="menu"]')) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isActive])
}
