import type { Page } from '@playwright/test'

/** Returns what is cut off or reaches beyond the sides of the window: the page, or single elements. */
export function overflowOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const wide = document.documentElement.scrollWidth - innerWidth
    if (wide > 0) found.push(`the page is ${wide} pixels too wide`)
    const nameOf = (element: Element) => {
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)
      return `${element.tagName.toLowerCase()} “${words}”`
    }
    /** Parts that scroll sideways on purpose, such as tables, and parts that are hidden. */
    const isContained = (element: Element): boolean => {
      for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, clip, clipPath, position } = getComputedStyle(at)
        if (['auto', 'scroll'].includes(overflowX) && at !== element) return true
        if (clip === 'rect(0px, 0px, 0px, 0px)' || clipPath === 'inset(50%)') return true
        if (at.getAttribute('aria-hidden') === 'true' || at.matches('[inert], svg *')) return true
        if (position === 'fixed' && at.getBoundingClientRect().right <= 0) return true
      }
      return false
    }
    for (const element of document.body.querySelectorAll('*')) {
      const { left, right, width, height } = element.getBoundingClientRect()
      if (width < 1 || height < 1 || !element.checkVisibility()) continue
      if ((right > innerWidth + 1 || left < -1) && !isContained(element))
        found.push(`${nameOf(element)} reaches from ${Math.round(left)} to ${Math.round(right)}`)
      const scrolls = getComputedStyle(element)
      const isScroller = scrolls.overflowY === 'auto' && scrolls.overflowX === 'auto'
      const isPage =
        element.contains(document.querySelector('main')) || element.closest('main > *') === element
      if (isScroller && isPage && element.scrollWidth > element.clientWidth)
        found.push(`${nameOf(element)} scrolls sideways`)
    }
    return found.slice(0, 5)
  })
}
