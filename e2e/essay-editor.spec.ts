import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'

const paper = (page: Page) => page.getByRole('textbox', { name: 'Text of the essay' })
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

async function openEssay(page: Page, ...lines: string[]): Promise<void> {
  await page.goto('/essay-writer/new')
  await paper(page).click()
  for (const [i, line] of lines.entries()) {
    if (i > 0) await page.keyboard.press('Enter')
    await page.keyboard.type(line)
  }
  await expect(paper(page).locator('p')).toHaveText(lines)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

test('drags a block by its handle, and turns it into another kind', async ({ signedIn: page }) => {
  await openEssay(page, 'One', 'Two', 'Three')
  const handle = page.getByRole('button', { name: 'Move or change this block' })
  await paper(page).locator('p').first().hover()
  await expect(handle).toBeVisible()
  await handle.dragTo(paper(page).locator('p').last(), { targetPosition: { x: 60, y: 18 } })
  await expect(paper(page).locator('p')).toHaveText(['Two', 'Three', 'One'])
  await paper(page).locator('p').last().click()
  await page.keyboard.press('Control+/')
  await page.getByRole('menuitem', { name: 'Turn into' }).press('ArrowRight')
  await page.getByRole('menuitem', { name: 'Bullet list' }).press('Enter')
  await expect(paper(page).locator('ul li')).toHaveText(['One'])
})

test('describes a picture, and changes its width with the keyboard', async ({ signedIn: page }) => {
  await openEssay(page, 'Tides')
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Image' }).click()
  await (await chosen).setFiles({ name: 'wave.png', mimeType: 'image/png', buffer: png })
  const bar = page.getByRole('toolbar', { name: 'Picture tools' })
  await bar.getByRole('button', { name: 'Alt text and caption' }).click()
  await page.getByLabel('Alternative text').fill('A wave')
  await page.getByLabel('Caption').fill('Figure 1. A wave')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(paper(page).locator('figcaption')).toHaveText('Figure 1. A wave')
  await expect(paper(page).getByRole('img', { name: 'A wave' })).toBeVisible()
  await bar.getByRole('button', { name: 'Size: Own size' }).click()
  await page.getByRole('menuitemradio', { name: 'Half (50%)' }).click()
  const width = paper(page).getByRole('slider', { name: 'Width of the picture' })
  await width.press('ArrowRight')
  await expect(width).toHaveAttribute('aria-valuenow', '55')
})

test('writes formulas, and adds rows to a table', async ({ signedIn: page }) => {
  await openEssay(page, 'It costs $5 to $10')
  await page.keyboard.type(', and $E=mc^2$')
  await expect(paper(page).locator('.formula .katex')).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.type('$$ ')
  await page.getByLabel('Formula in TeX').fill('\\frac{1}{2}')
  await page.getByRole('button', { name: 'Save formula' }).click()
  await expect(paper(page).locator('.formula-block .katex')).toBeVisible()
  await paper(page).locator('p').last().click()
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Table' }).click()
  const bar = page.getByRole('toolbar', { name: 'Table tools' })
  await bar.getByRole('button', { name: 'Row below' }).click()
  await expect(paper(page).locator('tr')).toHaveCount(4)
})
