import type { Page } from '@playwright/test'
import { expectNoBarriers } from './support/audit/barriers.ts'
import { expect, test } from './support/journey.ts'

const tides =
  'The moon raises the water of the oceans on both sides of the earth, and the land turns under the two bulges once a day.'

const findings = (page: Page) => page.getByRole('complementary', { name: 'Findings' })

async function addSource(page: Page, name: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Paste a source' }).click()
  const dialog = page.getByRole('dialog', { name: 'Paste a source' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  await dialog.getByRole('textbox', { name: 'Text of the source' }).fill(text)
  await dialog.getByRole('button', { name: 'Add source' }).click()
  await expect(dialog).toBeHidden()
}

test('a visitor compares a text with a pasted source, side by side, and leaves the quotation out', async ({
  page,
}) => {
  await page.goto('/plagiarism-checker')
  await page.getByRole('button', { name: 'Check originality' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter a text to check.')
  await page.getByRole('textbox', { name: 'Text to check' }).fill(`${tides} He added: “${tides}”`)
  await addSource(page, 'A book on tides', `Before it. ${tides} After it.`)
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Check originality' }).click()
  await expect(findings(page).getByText('93%', { exact: true }).first()).toBeVisible()
  await expect(findings(page).getByText(/Compared with 1 source that you added/)).toBeVisible()
  await expect(findings(page).getByText(/The web was not searched/)).toBeVisible()
  await expectNoBarriers(page)

  await test.step('the switch counts the quotation too', async () => {
    await findings(page).getByRole('switch', { name: 'Quotations' }).click()
    await expect(findings(page).getByText('50 of 52 words')).toBeVisible()
  })
  await test.step('a mark opens the passage with the keyboard', async () => {
    await page
      .getByRole('button', { name: /^Also in source 1/ })
      .first()
      .focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: '1. A book on tides' })
    await expect(dialog.getByText('Passage 1 of 2')).toBeVisible()
    await expectNoBarriers(page)
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByText('Passage 2 of 2')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })
  await test.step('a source that does not count is not called absent', async () => {
    await findings(page).getByRole('button', { name: 'Do not count A book on tides' }).click()
    await expect(findings(page).getByText('Nothing to count')).toBeVisible()
    await findings(page).getByRole('button', { name: 'Count A book on tides again' }).click()
    await expect(findings(page).getByText('50 of 52 words')).toBeVisible()
  })
  await test.step('downloads the report', async () => {
    await page.getByRole('button', { name: 'Report', exact: true }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Download as Markdown' }).click()
    expect((await download).suggestedFilename()).toMatch(/^originality-report-\d{4}-\d\d-\d\d\.md$/)
  })
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|Failed to fetch/ })

  test('keeps text and sources when the server cannot be reached', async ({ page }) => {
    await page.goto('/plagiarism-checker')
    await page.getByRole('textbox', { name: 'Text to check' }).fill(tides)
    await addSource(page, 'A book', tides)
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Check originality' }).click()
    await expect(page.getByText('Your text and sources are still here.')).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(findings(page).getByText('100%', { exact: true }).first()).toBeVisible()
  })
})

test('a user finds a kept check in the history and deletes it', async ({ signedIn: page }) => {
  const answer = await page.request.put('/api/preferences', {
    data: { history_on: true },
    headers: { origin: process.env.LONGHAND_URL! },
  })
  expect(answer.ok()).toBe(true)
  await page.goto('/plagiarism-checker')
  await page.getByRole('textbox', { name: 'Text to check' }).fill(tides)
  await addSource(page, 'A book', tides)
  await page.getByRole('button', { name: 'Check originality' }).click()
  await expect(findings(page).getByText('100%', { exact: true }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Clear All' }).click()
  await page.getByRole('button', { name: 'History', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Originality checks' })
  await expect(sheet.getByText('100% shared')).toBeVisible()
  await expectNoBarriers(page)
  await sheet.getByRole('listitem').getByRole('button').first().click()
  await expect(sheet).toBeHidden()
  await expect(findings(page).getByText('100%', { exact: true }).first()).toBeVisible()

  await page.getByRole('button', { name: 'History', exact: true }).click()
  await sheet
    .getByRole('listitem')
    .getByRole('button', { name: /^Delete/ })
    .click()
  await expect(sheet.getByText(/^Deleted/)).toBeVisible()
})
