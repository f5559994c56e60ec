import { useEffect, useLayoutEffect, useRef, useState } from 'react'

const moreButtonPx = 44

/**
 * Returns how many of the groups of tools fit into the toolbar. The others belong into a menu. `frame` is the toolbar,
 * `row` its groups, and `end` what stays at its end.
 */
export function useFittingTools(groups: number) {
  const frame = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  /** Null while all groups are drawn to be measured. */
  const [fitting, setFitting] = useState<number | null>(null)
  useLayoutEffect(() => {
    if (fitting !== null || !frame.current || !row.current) return
    const style = getComputedStyle(row.current)
    const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
    const room = frame.current.clientWidth - (end.current?.offsetWidth ?? 0) - padding
    const widths = [...row.current.children].map((group) => (group as HTMLElement).offsetWidth)
    setFitting(countFitting(widths, room))
  }, [fitting])
  useEffect(() => {
    const element = frame.current
    if (!element) return
    let width = element.clientWidth
    let endWidth = end.current?.offsetWidth ?? 0
    const observer = new ResizeObserver(() => {
      const now = { width: element.clientWidth, endWidth: end.current?.offsetWidth ?? 0 }
      if (now.width === width && now.endWidth === endWidth) return
      ;({ width, endWidth } = now)
      setFitting(null)
    })
    observer.observe(element)
    if (end.current) observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return { frame, row, end, fitting: fitting ?? groups }
}

/** Counts from the start. The button of the menu takes room only where a group does not fit. */
export function countFitting(widths: number[], room: number): number {
  const total = widths.reduce((sum, width) => sum + width, 0)
  if (total <= room) return widths.length
  let used = 0
  const at = widths.findIndex((width) => {
    used += width
    return used > room - moreButtonPx
  })
  return Math.max(0, at)
}
