import { type RefObject, useEffect } from 'react'
import { useLocation } from 'react-router'
import { scrollToShow } from '../scroll-to-show.ts'

const waitMs = 5_000
const shownMs = 2_400

/** Scrolls to the setting that a search named, by its title, and marks it for a moment. Sections load later. */
export function useFoundSetting(frame: RefObject<HTMLElement | null>): void {
  const { state, key } = useLocation()
  const title = (state as { setting?: string } | null)?.setting
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same setting can be looked for again
  useEffect(() => {
    const element = frame.current
    if (!title || !element) return
    if (show(element, title)) return
    const watch = new MutationObserver(() => show(element, title) && watch.disconnect())
    watch.observe(element, { childList: true, subtree: true })
    const timer = setTimeout(() => watch.disconnect(), waitMs)
    return () => {
      clearTimeout(timer)
      watch.disconnect()
    }
  }, [frame, title, key])
}

function show(frame: HTMLElement, title: string): boolean {
  const named = [...frame.querySelectorAll<HTMLElement>('h2, label, .font-medium, button')].find(
    ({ textContent }) => textContent?.trim() === title,
  )
  if (!named) return false
  scrollToShow(named, { block: 'center' })
  const frames = [{ outlineColor: 'var(--accent)' }, { outlineColor: 'transparent' }]
  named.style.outline = '2px solid transparent'
  named.style.outlineOffset = '6px'
  named.style.borderRadius = '4px'
  named.animate(frames, { duration: shownMs, easing: 'ease-in' })
  return true
}
