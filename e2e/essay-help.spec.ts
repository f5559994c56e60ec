import type { Page } from '@playwright/test'
import { expectNoBarriers } from './support/audit/barriers.ts'
import { expect, test } from './support/journey.ts'
import { machineEssay } from './support/texts.ts'

const paper = (page: Page) => page.getByRole('textbox', { name: 'Text of the essay' })
const spelling = (page: Page) => paper(page).locator('.help-spelling')
/** The checker is compiled before its first mark, which takes long beside other programs. */
const firstMark = { timeout: 40_000 }

async function openEssay(page: Page): Promise<void> {
  await page.goto('/essay-writer/new')
  await paper(page).click()
}

test('underlines a misspelled word and replaces it from its card', async ({ signedIn: page, baseURL }) => {
  const worker = page.waitForResponse(/help-worker/)
  await openEssay(page)
  await page.keyboard.type('The moon pulls the watter of the sea. She go home every day after the tide.')
  await expect(spelling(page)).toHaveText('watter', firstMark)
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

test.describe('when something cannot be loaded', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  test('says that the checker could not be loaded, and tries again', async ({ signedIn: page }) => {
    await page.route(/help-worker/, (route) => route.abort())
    await openEssay(page)
    await page.keyboard.type('The watter is cold.')
    await page.getByRole('button', { name: 'Writing help' }).click()
    await expect(page.getByRole('alert')).toContainText('The checker could not be loaded')
    await page.unroute(/help-worker/)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(spelling(page)).toHaveText('watter', firstMark)
  })

  test('opens suggestions with the keyboard, learns words, ignores places and is remembered when off', async ({
    signedIn: page,
  }) => {
    await openEssay(page)
    await page.keyboard.type('Lerwickshire is far. The watter is cold.')
    await expect(spelling(page)).toHaveCount(2, firstMark)
    await page.keyboard.press("Control+'")
    await expect(page.getByRole('button', { name: /Replace “Lerwickshire”/ }).first()).toBeFocused()
    await page.getByRole('button', { name: 'Add to dictionary' }).click()
    await expect(spelling(page)).toHaveText(['watter'])
    await page.context().setOffline(true)
    await paper(page).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' The sky is bleu too.')
    await expect(spelling(page)).toHaveText(['watter', 'bleu'])
    await page.context().setOffline(false)

    await page.getByRole('button', { name: 'Writing help' }).click()
    const list = page.getByRole('list', { name: 'Corrections' })
    await list.getByRole('button', { name: 'Show “bleu” on the page' }).click()
    await page.getByRole('button', { name: 'Ignore' }).click()
    await expect(list.getByRole('listitem')).toHaveCount(1)
    await page.getByRole('switch', { name: 'Check spelling and grammar' }).click()
    await expect(spelling(page)).toHaveCount(0)
    await expect(paper(page)).not.toHaveAttribute('spellcheck', 'false')
    await page.reload()
    await page.getByRole('button', { name: 'Writing help' }).click()
    await expect(page.getByRole('switch', { name: 'Check spelling and grammar' })).not.toBeChecked()
  })
})

test('marks what reads like AI, and drops the marks of a paragraph that changes', async ({
  signedIn: page,
}) => {
  await openEssay(page)
  await pasteText(page, machineEssay)
  await page.getByRole('button', { name: 'Writing help' }).click()
  await page.getByRole('tab', { name: 'Readability' }).click()
  await expect(page.getByText('Words in a sentence', { exact: true })).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('tab', { name: 'AI check' }).click()
  await page.getByRole('button', { name: 'Check this page' }).click()
  await expect(page.getByRole('heading', { name: /marked passage/ })).toBeVisible()
  await expectNoBarriers(page)
  const marks = paper(page).locator('.help-ai')
  const count = await marks.count()
  expect(count).toBeGreaterThan(0)
  await marks.first().click()
  const card = page.getByRole('dialog', { name: 'Suggestion' })
  await expect(card).toContainText('reads')
  await card.getByRole('button', { name: 'Humanize' }).click()
  await page.getByRole('button', { name: 'Reject', exact: true }).click()
  await marks.first().click()
  await page.keyboard.press('Escape')
  await expect(paper(page)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' And so on.')
  await expect(page.getByText('1 paragraph has changed since this check')).toBeVisible()
  expect(await marks.count()).toBeLessThan(count)
})

async function pasteText(page: Page, text: string): Promise<void> {
  await paper(page).evaluate((element, given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', given)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}
