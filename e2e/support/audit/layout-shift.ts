import type { Page } from '@playwright/test'

type Shift = { value: number; moved: string[] }
type Counting = { shifts: Shift[] }

/**
 * Counts the layout shifts of every page that is opened from now on. By default as browsers do for a user: what follows a
 * key or a click within half a second is the answer to it. `countsAnswers` counts that as well.
 */
export async function countShifts(page: Page, { countsAnswers = false } = {}): Promise<void> {
  await page.addInitScript((countsAll) => {
    type Entry = PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[]
    }
    const placeOf = ({ left, top, width, height }: DOMRect) =>
      `${[left, top].map(Math.round)} ${[width, height].map(Math.round).join('×')}`
    const nameOf = ({ node, previousRect, currentRect }: Entry['sources'][number]) =>
      `${node?.nodeName ?? 'gone'} ${node?.textContent?.slice(0, 30) ?? ''} ${placeOf(previousRect)} to ${placeOf(currentRect)}`
    const counting = window as unknown as Counting
    counting.shifts = []
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (countsAll || !hadRecentInput) counting.shifts.push({ value, moved: sources.map(nameOf) })
    }).observe({ type: 'layout-shift', buffered: true })
  }, countsAnswers)
}

/** What has shifted since the page was opened: the sum, and what moved. */
export async function shiftsOf(page: Page): Promise<{ sum: number; moved: string }> {
  const shifts = await page.evaluate(() => (window as unknown as Counting).shifts)
  const moved = shifts
    .filter(({ value }) => value >= 0.002)
    .map((shift) => `${shift.value.toFixed(3)}: ${shift.moved.join(', ')}`)
    .join('; ')
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), moved }
}
