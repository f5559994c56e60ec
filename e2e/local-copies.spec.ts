import type { Page } from '@playwright/test'
import { createAccount, fillSignIn } from './support/accounts.ts'
import { messageField, openChat } from './support/chat-page.ts'
import { expect, test } from './support/journey.ts'

const secret = 'Harbour seals sleep'

/** Returns every key and value that this browser keeps, as one text: both storages and all databases. */
function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    const answerOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    // Updates of essays are bytes, with their words as plain letters.
    const readable = (_: string, value: unknown) =>
      ArrayBuffer.isView(value) ? new TextDecoder('latin1').decode(value) : value
    for (const { name } of await indexedDB.databases()) {
      const database = await answerOf(indexedDB.open(name!))
      for (const store of database.objectStoreNames)
        kept.push(name, await answerOf(database.transaction(store).objectStore(store).getAll()))
      database.close()
    }
    return JSON.stringify(kept, readable)
  })
}

const essayText = (page: Page) => page.getByRole('textbox', { name: 'Text of the essay' })

/** Leaves words in the composer, in the humanizer and in an essay that the server has. */
async function leaveTexts(page: Page): Promise<void> {
  await openChat(page)
  await messageField(page).fill(`${secret} in a draft`)
  await page.goto('/ai-humanizer')
  await page.getByRole('textbox', { name: 'Text to humanize' }).fill(`${secret} in the humanizer`)
  await page.goto('/essay-writer/new')
  await essayText(page).click()
  await page.keyboard.insertText(`${secret} in an essay.`)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
}

/** Opens an essay and writes into it while no change reaches the server. Returns its address. */
async function writeUnsent(page: Page): Promise<string> {
  await page.goto('/essay-writer/new')
  await essayText(page).click()
  await page.keyboard.insertText('First words. ')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.route('**/api/essays/**', (route) => route.abort('internetdisconnected'))
  await page.keyboard.insertText(`${secret} on the sand.`)
  await expect.poll(() => everythingKept(page)).toContain('unsentEssays:')
  return page.url()
}

/** Opens a page as a visitor, as after a session that expired while the browser was closed. */
async function comeBackWithoutSession(page: Page): Promise<void> {
  await page.context().clearCookies()
  await page.goto('/login')
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.unroute('**/api/essays/**')
}

test.use({ expectedErrors: /status of 401|ERR_INTERNET_DISCONNECTED/ })

test('leaves nothing of a user to the next one at this browser after an expired session', async ({
  signedIn: page,
  account,
  playwright,
}) => {
  test.slow()
  await leaveTexts(page)
  await writeUnsent(page)
  const userId = await page.evaluate(() => localStorage.getItem('local-owner'))
  expect(await everythingKept(page)).toContain(secret)
  await comeBackWithoutSession(page)
  const next = await createAccount(await playwright.request.newContext(), 'Bo Stranger')
  await fillSignIn(page, next.email)
  await expect(page.getByText('Bo Stranger')).toBeVisible()
  await expect.poll(() => everythingKept(page)).not.toContain(secret)
  const kept = await everythingKept(page)
  for (const part of [userId!, account.email]) expect(kept).not.toContain(part)
  expect(kept).not.toContain('First words')
  await page.goto('/chat/new')
  await expect(messageField(page)).toHaveValue('')
})

test('keeps unsent words of an essay for their user after an expired session, and nothing else', async ({
  signedIn: page,
  account,
}) => {
  test.slow()
  await leaveTexts(page)
  const essay = await writeUnsent(page)
  await comeBackWithoutSession(page)
  await expect.poll(() => everythingKept(page)).not.toContain(`${secret} in`)
  expect(await everythingKept(page)).toContain(`${secret} on the sand.`)
  await fillSignIn(page, account.email)
  await expect(page.getByText('Ana Moreau')).toBeVisible()
  await page.goto(essay)
  await expect(essayText(page)).toContainText(`${secret} on the sand.`)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})

test('removes unsent words a week after they were written', async ({ signedIn: page }) => {
  await writeUnsent(page)
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith('unsentAt:')) localStorage.setItem(key, String(Date.now() - 7 * 86_400_000))
  })
  await comeBackWithoutSession(page)
  await expect.poll(() => everythingKept(page)).not.toContain(secret)
  expect(await everythingKept(page)).not.toContain('First words')
})
