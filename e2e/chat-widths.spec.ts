import { openChat, replyWith, sayPlainly } from './support/chat-page.ts'
import { expect, test } from './support/journey.ts'

/** Records the layout shifts of the page that browsers count without user input. */
async function watchShifts(page: import('@playwright/test').Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as typeof window & { shifted: number }
    counted.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) counted.shifted += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as typeof window & { shifted: number }).shifted)
}

for (const [width, height, touch] of [
  [1440, 900, false],
  [768, 1024, true],
  [390, 844, true],
] as const)
  test.describe(`${width} pixels`, () => {
    test.use({ viewport: { width, height }, hasTouch: touch })

    test('names the model, covers no title and shifts nothing', async ({ signedIn: page }) => {
      const shifted = await watchShifts(page)
      await openChat(page)
      await expect(page.getByText(/test-model/).filter({ visible: true })).toBeVisible()
      await sayPlainly(page, 'Why are there tides?')
      await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
      const list = page.getByRole('navigation', { name: 'Chats' })
      if (width < 768) await page.getByRole('button', { name: 'Open menu' }).tap()
      const title = list.getByRole('link', { name: 'Tides Moon Sea' })
      await expect(title).toBeVisible()
      expect(await shifted()).toBeLessThan(0.02)
      if (!touch) return
      const menu = await page.getByRole('button', { name: 'Menu of Tides Moon Sea' }).elementHandle()
      // Measured at one moment, because the drawer may still be sliding in.
      const overlap = await title.locator('span').evaluate((text, dots) => {
        return text.getBoundingClientRect().right - dots!.getBoundingClientRect().left
      }, menu)
      expect(overlap).toBeLessThanOrEqual(8)
    })
  })
