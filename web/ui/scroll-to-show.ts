import { scrollBehavior } from './media-query.ts'

type Options = {
  /** 'nearest' scrolls only when part of the element is out of view. */
  block: 'start' | 'center' | 'nearest'
  behavior?: ScrollBehavior
}

/**
 * Scrolls only the nearest ancestor that the user can scroll. `Element.scrollIntoView` also moves every outer
 * container, including those with hidden overflow, which the user cannot scroll back.
 */
export function scrollToShow(element: Element, { block, behavior = 'instant' }: Options): void {
  const scroller = scrollerOf(element)
  if (!scroller) return
  const frame = scroller.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  const style = getComputedStyle(scroller)
  const from = frame.top + scroller.clientTop + lengthOf(style.scrollPaddingTop)
  const to = frame.top + scroller.clientTop + scroller.clientHeight - lengthOf(style.scrollPaddingBottom)
  const shift = shiftFor(block, { from, to }, box)
  if (shift !== 0) scroller.scrollBy({ top: shift, behavior })
}

/** Like `scrollToShow`, animated unless the user prefers reduced motion. */
export function glideToShow(element: Element, block: Options['block']): void {
  scrollToShow(element, { block, behavior: scrollBehavior() })
}

function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at.scrollHeight <= at.clientHeight) continue
    if (/^(auto|scroll)$/.test(getComputedStyle(at).overflowY)) return at
  }
  return null
}

/** Returns a length in pixels; 'auto' and percentages count as 0. */
function lengthOf(value: string): number {
  return value.endsWith('px') ? Number.parseFloat(value) : 0
}

type Frame = { from: number; to: number }
type Box = { top: number; bottom: number; height: number }

/** Returns how far to scroll down to show the box. A box that does not fit is aligned with its top. */
export function shiftFor(block: Options['block'], { from, to }: Frame, { top, bottom, height }: Box): number {
  if (block === 'start' || height > to - from) return top - from
  if (block === 'center') return (top + bottom) / 2 - (from + to) / 2
  if (top < from) return top - from
  return bottom > to ? bottom - to : 0
}
