import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Returns the accessibility violations that axe can detect. */
export async function barriersOf(page: Page): Promise<string[]> {
  // Colours are measured after all animations that end.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    return Promise.all(ending.map((animation) => animation.finished.catch(() => {})))
  })
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}

/** Expects no accessibility violations that axe can detect. */
export async function expectNoBarriers(page: Page): Promise<void> {
  expect(await barriersOf(page)).toEqual([])
}
