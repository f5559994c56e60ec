import { expectNoBarriers } from './support/barriers.ts'
import { openChat, replyWith, sayHumanized, sayPlainly } from './support/chat-page.ts'
import { expect, test } from './support/journey.ts'

const open = [
  '/',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/login?link=expired',
  '/login?step=two-factor',
  '/ai-detector',
  '/ai-humanizer',
  '/terms',
  '/privacy',
  '/local/mail',
  '/offline',
]

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

test('every link inside the product works', async ({ page, request }) => {
  const seen = new Set<string>()
  for (const path of open) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
    for (const link of links)
      if (link.startsWith(process.env.LONGHAND_URL!)) seen.add(link.replace(/#.*$/, ''))
  }
  expect(seen.size).toBeGreaterThan(5)
  for (const link of seen) {
    if (link.includes('/api/auth/')) continue
    expect((await request.get(link)).status(), link).toBeLessThan(400)
  }
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

  test('shows the offline page when the network is gone, and the page again when it is back', async ({
    page,
  }) => {
    await page.goto('/')
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      while (!navigator.serviceWorker.controller) await new Promise((resolve) => setTimeout(resolve, 50))
    })
    await page.context().setOffline(true)
    await page.goto('/terms')
    await expect(page.getByRole('heading', { name: 'Longhand cannot be reached' })).toBeVisible()
    await page.context().setOffline(false)
    await page.goto('/terms')
    await expect(page.getByRole('heading', { name: 'Terms' })).toBeVisible()
  })
})
