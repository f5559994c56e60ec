import { useSyncExternalStore } from 'react'

/** Only noticed this late after a clock or a time zone was changed; a page that comes back to the front looks at once. */
const checkMs = 30_000

/**
 * Renders the component again when another calendar day begins, also after the clock or the time zone of the device was
 * changed. Returns the day, as `2026-11-23`.
 */
export function useCurrentDay(): string {
  return useSyncExternalStore(followDay, currentDay, currentDay)
}

export function currentDay(): string {
  const now = new Date()
  const twoDigits = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`
}

/** A hidden page does nothing. Returns the function that stops it. */
export function followDay(changed: () => void): () => void {
  let shown = currentDay()
  function check() {
    if (document.hidden || currentDay() === shown) return
    shown = currentDay()
    changed()
  }
  const timer = setInterval(check, checkMs)
  document.addEventListener('visibilitychange', check)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', check)
  }
}
