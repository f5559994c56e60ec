import type { Page } from '@playwright/test'
import { expectNoBarriers } from './support/audit/barriers.ts'
import { openChat, replyWith, sayHumanized, sayPlainly } from './support/chat-page.ts'
import { expect, test } from './support/journey.ts'
import { signOut } from './support/settings-page.ts'

test('the local mailbox has no detectable accessibility violations', async ({ page }) => {
  await page.goto('/local/mail')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoBarriers(page)
})

test('keeps the chosen theme and applies it before the first paint', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Dark theme' }).click()
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const dark = await ground()
  await page.reload()
  expect(await ground()).toBe(dark)
  await page.goto('/signup')
  expect(await ground()).toBe(dark)
})

test.describe('from the landing page', () => {
  test('sends the typed prompt in a new chat after sign-in', async ({ page, account }) => {
    await page.goto('/')
    await page.getByRole('textbox', { name: 'Your message' }).fill('Why are there tides?')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByLabel('Email').fill(account.email)
    await page.getByLabel('Password', { exact: true }).fill(account.password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('article', { name: 'You' })).toContainText('Why are there tides?')
    await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
  })
})

test('shows a humanized reply at once with reduced motion', async ({ signedIn: page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openChat(page)
  await sayHumanized(page, 'Write like a machine')
  await expect(replyWith(page, 'robust planning plays')).toBeVisible()
})

test.describe('addresses that do not exist', () => {
  test.use({ expectedErrors: /status of 404/ })

  test('show the product’s own page with the right status', async ({ page }) => {
    const answer = await page.goto('/no-such-page')
    expect(answer!.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'There is nothing on this page' })).toBeVisible()
    await expectNoBarriers(page)
  })
})

test('redirects a doubled chat address', async ({ signedIn: page }) => {
  await openChat(page)
  await sayPlainly(page, 'Why are there tides?')
  await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
  const { pathname } = new URL(page.url())
  await page.goto(`${pathname}${pathname}`)
  await expect(page).toHaveURL(new RegExp(`${pathname}$`))
  await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
})

test.describe('with its service worker', () => {
  test.use({ serviceWorkers: 'allow', expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ })

  /** Waits until the worker answers this page and has kept what the page had loaded before. */
  async function underControl(page: Page) {
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50))
    })
  }

  test('opens chats, essays and the dashboard without a network, and forgets them at sign-out', async ({
    signedIn: page,
  }) => {
    test.slow()
    await openChat(page)
    await underControl(page)
    await sayPlainly(page, 'Why are there tides?')
    await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
    const chat = page.url()
    await page.goto('/essay-writer/new')
    const text = page.getByRole('textbox', { name: 'Text of the essay' })
    await text.pressSequentially('Tides follow the moon.')
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    const essay = page.url()
    await page.goto('/dashboard')
    await expect(page.getByText(/0 \/ 2,000 words used/)).toBeVisible()
    await expect(page.getByRole('link', { name: /Tides Moon Sea/ })).toBeVisible()
    const kept = (kind: string) =>
      expect.poll(() => page.evaluate(keptAnswers, kind), { message: `${kind} is kept in this browser` })
    for (const kind of ['chats', 'scans', 'humanized-texts']) await kept(kind).toContain('recent-work')
    await page.goto(chat)
    await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
    await kept('chat').toContain('The moon pulls the sea')

    await page.context().setOffline(true)
    await page.goto(chat)
    await expect(replyWith(page, 'The moon pulls the sea')).toBeVisible()
    await expect(page.getByText(/You are offline/)).toBeVisible()
    await page.goto('/dashboard')
    await expect(page.getByText(/0 \/ 2,000 words used/)).toBeVisible()
    await expect(page.getByRole('link', { name: /Tides Moon Sea/ })).toBeVisible()
    await page.goto(essay)
    await expect(text).toContainText('Tides follow the moon.')
    await text.press('End')
    await text.pressSequentially(' So does the sea.')

    await page.context().setOffline(false)
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await expect(text).toContainText('So does the sea.')

    await signOut(page)
    await page.context().setOffline(true)
    await page.goto(chat)
    await expect(page.getByText('Longhand cannot be reached')).toBeVisible()
    await expect(replyWith(page, 'The moon pulls the sea')).toBeHidden()
  })

  test('shows the offline page when the network is gone, and the page again when it is back', async ({
    page,
  }) => {
    await page.goto('/')
    await underControl(page)
    await page.context().setOffline(true)
    await page.goto('/terms')
    await expect(page.getByRole('heading', { name: 'Longhand cannot be reached' })).toBeVisible()
    await page.context().setOffline(false)
    await page.goto('/terms')
    await expect(page.getByRole('heading', { name: 'Terms' })).toBeVisible()
  })
})

/** Returns the answers of a kind in the offline copy as JSON. */
function keptAnswers(kind: string): Promise<string> {
  return new Promise((resolve) => {
    const request = indexedDB.open('longhand-answers')
    request.onerror = () => resolve('')
    request.onsuccess = () => {
      const all = request.result.transaction('answers').objectStore('answers').getAll()
      all.onsuccess = () =>
        resolve(JSON.stringify(all.result.filter(({ queryKey }) => queryKey?.[0] === kind)))
      all.onerror = () => resolve('')
    }
  })
}
