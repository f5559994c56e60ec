import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { docxOf } from '../server/testing/samples/sample-files.ts'
import { messageField } from './support/chat-page.ts'
import { openEssayPage, paper } from './support/essay-kill.ts'
import { expect, test } from './support/journey.ts'

const isSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

async function startEssay(page: Page, text: string): Promise<string> {
  await openEssayPage(page, '/essay-writer/new')
  await paper(page).click()
  await page.keyboard.type(text)
  await isSaved(page)
  await expect(page).toHaveURL(/[0-9a-f-]{36}$/)
  return page.url().slice(-36)
}

async function expectNoBarriers(page: Page, what: string): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  )
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${what}, ${id}: ${nodes[0]?.html}`)).toEqual([])
}

test.describe('an essay that is deleted elsewhere', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('keeps what was typed meanwhile, and stores it again', async ({ signedIn: page }) => {
    const chatId = await startEssay(page, 'Written before. ')
    const url = process.env.LONGHAND_URL!
    const deleted = await page.request.delete(`${url}/api/chats/${chatId}`, { headers: { origin: url } })
    expect(deleted.ok()).toBe(true)
    // In one step: on a slow machine the question would come between two keys, and take the others.
    await page.keyboard.insertText('Written after. ')
    const question = page.getByRole('dialog', { name: 'This essay was deleted' })
    await expect(question).toBeVisible()
    await expectNoBarriers(page, 'deleted elsewhere')
    await question.getByRole('button', { name: 'Keep this essay' }).click()
    await isSaved(page)
    await page.reload()
    await expect(paper(page)).toContainText('Written before. Written after.')
  })
})

test.describe('a session that ends while an essay is written', () => {
  test.use({ expectedErrors: /status of 401/ })

  test('keeps what is typed, and saves it after the next sign-in', async ({ signedIn: page, account }) => {
    await startEssay(page, 'Written before. ')
    // The chat is loaded, so that nothing but the essay's own call is refused.
    await expect(messageField(page)).toBeVisible()
    await page.context().clearCookies()
    // In one step: on a slow machine the dialog would come between two keys, and take the others.
    await page.keyboard.insertText('Written after. ')
    const again = page.getByRole('dialog').filter({ has: page.getByLabel('Password', { exact: true }) })
    await expect(again).toBeVisible()
    await expect(page.locator('.essay-page')).toContainText('Written after.')
    await again.getByLabel('Password', { exact: true }).fill(account.password)
    await again.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(again).toHaveCount(0)
    await isSaved(page)
    await page.reload()
    await expect(paper(page)).toContainText('Written before. Written after.')
  })
})

test.describe('a new essay that the server cannot store yet', () => {
  test.use({ expectedErrors: /status of 502/ })

  test('gets its chat, with its title, once it is stored', async ({ signedIn: page }) => {
    await page.route(/\/api\/essays\/[^/]+$/, (route) => route.fulfill({ status: 502 }))
    const isRefused = page.waitForResponse((response) => response.status() === 502)
    await openEssayPage(page, '/essay-writer/new')
    await isRefused
    await page.getByRole('button', { name: 'Edit the title “Untitled Document”' }).click()
    await page.getByRole('textbox', { name: 'Title of the document' }).fill('The sea')
    await page.keyboard.press('Enter')
    await paper(page).click()
    await page.keyboard.type('Tides ')
    await expect(messageField(page)).toHaveCount(0)

    await page.unroute(/\/api\/essays\/[^/]+$/)
    // The waits between the tries grow up to half a minute; a connection that returns ends them.
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await isSaved(page)
    await expect(messageField(page)).toBeVisible()
    const titleOfChat = async () =>
      JSON.stringify(await (await page.request.get(`${process.env.LONGHAND_URL}/api/chats`)).json())
    await expect.poll(titleOfChat).toContain('The sea')
    await page.reload()
    await expect(paper(page)).toContainText('Tides')
  })
})

test.describe('pasted Markdown', () => {
  test.use({ expectedErrors: /markdown-to-page|ERR_FAILED/ })

  test('is pasted as it is where its script cannot be loaded', async ({ signedIn: page }) => {
    await page.route(/markdown-to-page/, (route) => route.abort())
    await startEssay(page, 'Before. ')
    await paper(page).evaluate((sheet) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '# Tides\n\n- one\n- two')
      sheet.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect(paper(page)).toContainText('# Tides')
    await isSaved(page)
  })
})

test('imports Word and Markdown, and keeps the text when a file is broken', async ({ signedIn: page }) => {
  await openEssayPage(page, '/essay-writer/new')
  const choose = async (name: string, content: string | Uint8Array<ArrayBuffer>) => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Import', exact: true }).click()
    await (await chooser).setFiles({ name, mimeType: '', buffer: Buffer.from(content) })
  }
  await choose('letter.docx', docxOf(['Dear Ana,', 'it rains.']))
  await expect(paper(page)).toContainText('Dear Ana,')
  await choose('broken.docx', 'PK\u0003\u0004 not a document')
  await expect(page.getByText('Your text is unchanged.')).toBeVisible()
  await expect(paper(page)).toContainText('it rains.')
  await choose('notes.md', '## Tides\n\nTwice a **day**.')
  await expect(paper(page).getByRole('heading', { name: 'Tides' })).toBeVisible()
  await expect(paper(page)).toContainText('it rains.')
  await isSaved(page)
})

test('has no barriers in its panels and dialogs', async ({ signedIn: page }) => {
  await startEssay(page, 'Low tide on Tuesday.')
  const panels = page.getByRole('navigation', { name: 'Panels' }).getByRole('button')
  // What is around the page is drawn after it.
  await expect(panels.first()).toBeVisible()
  const names = await panels.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
  )
  expect(names.length).toBeGreaterThan(2)
  for (const name of names) {
    await page.getByRole('button', { name, exact: true }).click()
    await expect(page.getByRole('complementary', { name })).toBeVisible()
    await expectNoBarriers(page, name)
  }
  await paper(page).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoBarriers(page, 'link')
  await page.keyboard.press('Escape')
  // The dialog returns the focus a moment after it has closed.
  await expect(paper(page)).toBeFocused()
  await page.keyboard.press('Control+Alt+f')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoBarriers(page, 'footnote')
  await page.keyboard.press('Escape')
  await paper(page).click()
  await page.keyboard.press('Control+h')
  await expect(page.getByRole('textbox', { name: 'Replace with' })).toBeVisible()
  await expectNoBarriers(page, 'find and replace')
})
