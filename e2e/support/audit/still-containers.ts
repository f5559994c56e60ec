import { expect, type Page } from '@playwright/test'

/** Expects that no container with hidden overflow has scrolled, because the user could not scroll it back. */
export async function expectStillContainers(page: Page): Promise<void> {
  const scrolled = await page.evaluate(() =>
    [document.scrollingElement, ...document.querySelectorAll('*')]
      .filter((element) => element !== null)
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const isPage = element === document.scrollingElement
        const isHidden = (value: string) => value === 'hidden' || value === 'clip' || isPage
        return (
          (isHidden(overflowY) && element.scrollTop !== 0) ||
          (isHidden(overflowX) && element.scrollLeft !== 0)
        )
      })
      .map((element) => `${element.tagName} ${element.className} ${element.scrollTop} ${element.scrollLeft}`),
  )
  expect(scrolled).toEqual([])
}
