import { useEffect, useRef, useState } from 'react'

/** The end of the toolbar whose tools do not fit; the other end where both do not. */
type HiddenEnd = 'start' | 'end' | null

/** Reports which tools of a row are out of view, and scrolls to them. `toolGroups` is their number. */
export function useHiddenTools(toolGroups: number) {
  const row = useRef<HTMLDivElement>(null)
  const [hidden, setHidden] = useState<HiddenEnd>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another group changes the width of the content
  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const left = element.scrollWidth - element.clientWidth - element.scrollLeft
      setHidden(left > 1 ? 'end' : element.scrollLeft > 1 ? 'start' : null)
    }
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    for (const tool of element.children) observer.observe(tool)
    element.addEventListener('scroll', measure)
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [toolGroups])
  function showHidden(): void {
    const element = row.current
    if (!element) return
    element.scrollBy({ left: hidden === 'end' ? element.clientWidth : -element.scrollWidth })
  }
  return { row, hidden, showHidden }
}
