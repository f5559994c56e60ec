import { useEffect, useRef } from 'react'

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}

/**
 * Runs `action` on keys such as 'Ctrl+K', 'Ctrl+Shift+O' or '?'. Ctrl also means the Mac's command key.
 * Keys without Ctrl are left alone while somebody is typing.
 */
export function useShortcut(keys: string, action: () => void, enabled = true): void {
  const latest = useRef(action)
  latest.current = action

  useEffect(() => {
    if (!enabled) return
    const parts = keys.toLowerCase().split('+')
    const key = parts.at(-1)!
    const ctrl = parts.includes('ctrl')
    const shift = parts.includes('shift')
    function onKeyDown(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== key || (event.ctrlKey || event.metaKey) !== ctrl || event.altKey) return
      if (ctrl ? event.shiftKey !== shift : isTyping(event.target)) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [keys, enabled])
}
