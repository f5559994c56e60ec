import { useEffect, useRef } from 'react'

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  )
}

/**
 * Reports whether these keys are pressed. Ctrl also matches ⌘; keys without Ctrl do not count while typing. Keys that an
 * editor has used for itself, such as Ctrl+B for bold, do not count either.
 */
export function isPressed(keys: string, event: KeyboardEvent): boolean {
  if (event.defaultPrevented) return false
  const parts = keys.toLowerCase().split('+')
  const isCtrl = parts.includes('ctrl')
  if (event.key.toLowerCase() !== parts.at(-1) || (event.ctrlKey || event.metaKey) !== isCtrl || event.altKey)
    return false
  return isCtrl ? event.shiftKey === parts.includes('shift') : !isTyping(event.target)
}

/** Runs `action` on keys such as 'Ctrl+K', 'Ctrl+Shift+O' or '?'. */
export function useShortcut(keys: string, action: () => void, enabled = true): void {
  const latest = useRef(action)
  latest.current = action

  useEffect(() => {
    if (!enabled) return
    function onKeyDown(event: KeyboardEvent) {
      if (!isPressed(keys, event)) return
      event.preventDefault()
      latest.current()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [keys, enabled])
}
