import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'

const paper = (page: Page) => page.getByRole('textbox', { name: 'Text of the essay' })
const spelling = (page: Page) => paper(page).locator('.help-spelling')

async function openEssay(page: Page): Promise<void> {
  await page.goto('/essay-writer/new')
  await paper(page).click()
}

test('underlines a misspelled word and replaces it from its card', async ({ signedIn: page, baseURL }) => {
  const worker = page.waitForResponse(/help-worker/)
  await openEssay(page)
  await page.keyboard.type('The moon pulls the watter of the sea. She go home every day after the tide.')
  await expect(spelling(page)).toHaveText('watter')
  await expect(paper(page)).toHaveAttribute('spellcheck', 'false')

  const policies = [(await worker).headers(), (await page.request.get(`${baseURL}/essay-writer`)).headers()]
  const [ofWorker, ofPage] = policies.map((headers) => headers['content-security-policy'])
  expect(ofWorker).toContain("'wasm-unsafe-eval'")
  expect(ofPage).not.toContain('wasm')

  await spelling(page).click()
  await page.getByRole('button', { name: 'Replace “watter” by “water”' }).click()
  await expect(paper(page)).toContainText('The moon pulls the water of the sea.')
  await expect(spelling(page)).toHaveCount(0)
})
