import type { Page } from '@playwright/test'
import { openChat, replyWith, sayPlainly } from './support/chat-page.ts'
import { expect, test } from './support/journey.ts'
import { openSettings } from './support/settings-page.ts'

/** A browser whose storage has no room: every write throws, and no database opens. */
async function fillStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    IDBFactory.prototype.open = () => {
      throw new DOMException('The storage is full.', 'UnknownError')
    }
  })
}

/** A browser that blocks storage for this site: reading the property alone throws. */
async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
}

test.describe('a browser that keeps nothing', () => {
  // It does not know that a new chat is empty, and asks the server.
  test.use({ expectedErrors: /status of 404 .*\(\/api\/chats\/[0-9a-f-]+\)/ })

  for (const [name, prepare] of [
    ['full', fillStorage],
    ['blocked', blockStorage],
  ] as const)
    test(`works where the storage of the browser is ${name}`, async ({ signedIn: page }) => {
      await prepare(page)
      await openChat(page)
      await sayPlainly(page, 'Why are there tides?')
      await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()

      await openSettings(page, 'general')
      const dark = page.getByRole('switch', { name: 'Dark mode' })
      await dark.click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(dark).toBeChecked()
      await dark.click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')

      await page.goto('/essay-writer/new')
      const text = page.getByRole('textbox', { name: 'Text of the essay' })
      await text.pressSequentially('Tides follow the moon.')
      await expect(page.getByText('Saved', { exact: true })).toBeVisible()
      await page.reload()
      await expect(text).toContainText('Tides follow the moon.')

      await page.goto('/ai-humanizer')
      await page.getByRole('textbox', { name: 'Text to humanize' }).fill('Words that nothing keeps.')
      await page.goto('/features')
      await page.getByRole('button', { name: 'Change theme' }).click()
      await expect(page.locator('html')).toHaveAttribute('data-theme', /dark|light/)
    })
})

test('shows long, right-to-left and invisible names safely', async ({ signedIn: page }) => {
  await openSettings(page, 'profile')
  const field = page.getByLabel('Display name')
  // A right-to-left override, which would turn the rest of the line around, and characters that show nothing.
  await field.fill('\u202emoc.live\u200b مريم')
  await field.press('Enter')
  await expect(page.getByText('Settings saved successfully')).toBeVisible()
  await expect(field).toHaveValue('moc.live مريم')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Account of \u2068moc.live مريم\u2069' })).toBeVisible()

  await test.step('a name of 10,000 characters is refused in words, and nothing is lost', async () => {
    const headers = { origin: process.env.LONGHAND_URL! }
    const data = { display_name: 'A'.repeat(10_000) }
    const answer = await page.request.put('/api/preferences', { data, headers })
    expect(answer.status()).toBe(413)
    expect(await answer.json()).toMatchObject({
      code: 'text_too_long',
      error: '“display_name” is too long: at most 100 characters fit. Nothing was changed.',
    })
    await field.fill('B'.repeat(10_000))
    await expect(field).toHaveValue('B'.repeat(100))
    await field.press('Enter')
    await expect(page.getByRole('button', { name: /^Account of B{100}$/ })).toBeVisible()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBe(0)
  })

  await test.step('a name without a visible character counts as none', async () => {
    await field.fill('\u200b\u2060')
    await field.press('Enter')
    await expect(field).toHaveValue('')
  })
})
