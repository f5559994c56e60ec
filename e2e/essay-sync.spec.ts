import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { lostWords, openEssayPage, paper, stallMs, typeUntilKilled } from './support/essay-kill.ts'
import { expect, test } from './support/journey.ts'
import { openKillable } from './support/killed-browser.ts'

const rounds = 5

const isSaved = (page: Page) => expect(page.getByText('Saved', { exact: true })).toBeVisible()

async function startEssay(page: Page): Promise<string> {
  await openEssayPage(page, '/essay-writer/new')
  await expect(page).toHaveURL(/essay-writer\/[0-9a-f-]{36}$/)
  return page.url()
}

async function write(page: Page, text: string): Promise<void> {
  await paper(page).click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(text)
}

/** Marks each page that is opened from now on once it has shown a text, which may be gone before the journey looks. */
async function markShown(page: Page, text: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const observer = new MutationObserver(() => {
      if (!document.body?.textContent?.includes(wanted)) return
      observer.disconnect()
      document.documentElement.dataset.shown = 'yes'
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  }, text)
}

test('shows what is typed in another tab and on another device, and merges what both write', async ({
  signedIn: page,
  account,
  anotherBrowser,
}) => {
  const address = await startEssay(page)
  await write(page, 'From the first tab. ')
  const tab = await page.context().newPage()
  await openEssayPage(tab, address)
  await expect(paper(tab)).toContainText('From the first tab.')
  await write(tab, 'From the second tab. ')
  await expect(paper(page)).toContainText('From the second tab.')
  await isSaved(tab)

  const device = await anotherBrowser()
  await device.addCookies(account.cookies)
  const phone = await device.newPage()
  await openEssayPage(phone, address)
  await expect(paper(phone)).toContainText('From the second tab.')
  await write(phone, 'From the phone. ')
  await expect(paper(page)).toContainText('From the phone.')
  await write(page, 'And back. ')
  await expect(paper(phone)).toContainText('And back.')
})

test('keeps a version with a name, marks what changed since, restores it, and finds its words', async ({
  signedIn: page,
}) => {
  await startEssay(page)
  await write(page, 'The tide comes in twice a day.')
  await page.getByRole('button', { name: 'Versions' }).click()
  const sheet = page.getByRole('complementary', { name: 'Versions' })
  await sheet.getByRole('textbox', { name: 'Name of this version' }).fill('First draft')
  await sheet.getByRole('button', { name: 'Keep' }).click()
  await expect(sheet.getByText('First draft')).toBeVisible()
  await sheet.getByRole('button', { name: 'Close' }).click()
  await write(page, ' Nobody knows why.')
  await page.getByRole('button', { name: 'Versions' }).click()
  await sheet.getByText('First draft').click()
  await expect(sheet.getByRole('status')).toContainText('lacks 3 words')
  const compared = page.getByRole('article', { name: /First draft/ })
  await expect(compared.getByRole('deletion')).toHaveText(/Nobody knows why/)
  await expect(sheet.getByText('Difference 1 of 1')).toBeVisible()
  await expect(paper(page)).toBeHidden()
  await sheet.getByRole('button', { name: 'Restore' }).click()
  await expect(paper(page)).not.toContainText('Nobody')
  await expect(paper(page)).toContainText('twice a day.')
  await isSaved(page)
  await page.reload()
  await expect(paper(page)).toContainText('twice a day.')
  // Keeping a version has also made the text searchable.
  const address = page.url()
  await page.goto('/chat/new')
  await page.getByRole('button', { name: 'Search chats and commands' }).click()
  await page.getByRole('combobox', { name: 'Search chats and commands' }).fill('tide twi')
  await expect(page.getByRole('option', { name: /tide comes in twice a day/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address)
})

test.describe('without a connection', () => {
  test.use({ expectedErrors: /Failed to load resource|ERR_INTERNET_DISCONNECTED|net::/ })

  test('keeps what is written, merges it later with another device, and says so', async ({
    signedIn: page,
    account,
    anotherBrowser,
  }) => {
    const address = await startEssay(page)
    await write(page, 'Before. ')
    await isSaved(page)
    await page.context().setOffline(true)
    await write(page, 'Written on a train. ')
    await expect(page.getByText('Saved on this device')).toBeVisible()
    const device = await anotherBrowser()
    await device.addCookies(account.cookies)
    const phone = await device.newPage()
    await openEssayPage(phone, address)
    await write(phone, 'Written at home. ')
    await isSaved(phone)
    await page.context().setOffline(false)
    await expect(paper(page)).toContainText('Written at home.')
    await expect(paper(phone)).toContainText('Written on a train.')
    await isSaved(page)
  })

  test('asks on sign-out while words are unsaved, saves them, and removes this browser’s copy', async ({
    signedIn: page,
  }) => {
    await startEssay(page)
    await write(page, 'Saved words. ')
    await isSaved(page)
    await page.route('**/api/essays/*/updates**', (route) => route.abort())
    await write(page, 'Unsaved words. ')
    await page
      .getByRole('button', { name: /Account of|words/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
    const question = page.getByRole('dialog', { name: 'Some of your words are not saved yet' })
    await expect(question).toContainText('An essay has words that only this browser has')
    const download = page.waitForEvent('download')
    await question.getByRole('button', { name: 'Download them' }).click()
    expect((await download).suggestedFilename()).toBe('Untitled Document.txt')
    await page.unroute('**/api/essays/*/updates**')
    await page.waitForURL('/')
    const names = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''))
    await expect.poll(async () => (await names()).filter((name) => name.includes('essay'))).toEqual([])
  })
})

test('loses at most the last second of typing when the browser is killed, and says what came back', async ({
  account,
}) => {
  test.setTimeout(180_000)
  const folder = mkdtempSync(join(tmpdir(), 'longhand-killed-'))
  let address = `${process.env.LONGHAND_URL}/essay-writer/new`
  for (let round = 0; round < rounds; round++) {
    const writing = await openKillable(folder, account.cookies)
    await openEssayPage(writing.page, address)
    if (round === 0) {
      await expect(writing.page).toHaveURL(/[0-9a-f-]{36}$/)
      address = writing.page.url()
    }
    await isSaved(writing.page)
    // From here on only this browser has the words.
    await writing.page.route('**/api/essays/*/updates**', (route) => route.abort())
    const killed = await typeUntilKilled(writing, `r${round}`, 1_500 + Math.random() * 1_500)
    const reading = await openKillable(folder, account.cookies)
    // This note goes away by itself.
    await markShown(reading.page, 'only in this browser came back')
    await openEssayPage(reading.page, address)
    await expect(reading.page.locator('html')).toHaveAttribute('data-shown', 'yes')
    expect(await lostWords(reading.page, killed, stallMs(killed))).toEqual([])
    await isSaved(reading.page)
    await reading.kill()
  }
  // The other processes of the killed browser may end, and write, a moment after the first one.
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})
