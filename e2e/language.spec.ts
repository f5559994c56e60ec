import type { Page, Request } from '@playwright/test'
import { createAccount } from './support/accounts.ts'
import { expect, test } from './support/journey.ts'
import { openSettings } from './support/settings-page.ts'

async function expectSpanishSettings(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Apariencia' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
}

function isSpanishChoice(request: Request): boolean {
  if (!request.url().endsWith('/api/preferences') || request.method() !== 'PUT') return false
  return (request.postDataJSON() as { language?: string }).language === 'es'
}

test('switches the language without a reload, keeps it, and another device follows', async ({
  signedIn: page,
  account,
  anotherBrowser,
}) => {
  await openSettings(page, 'general')
  const first = page.waitForResponse((response) => isSpanishChoice(response.request()))
  await page.getByLabel('Pages and mails').selectOption('es')
  await expectSpanishSettings(page)
  // A call that the reload below interrupts would be made again, after the choices that follow.
  await first
  await expect(page.getByLabel('Páginas y correos')).toBeFocused()
  await expect(page.getByRole('link', { name: 'Notificaciones' })).toBeVisible()

  await test.step('no English appears before the language has arrived', async () => {
    await page.route('**/*.js', async (route) => {
      const response = await route.fetch()
      const isSpanish = (await response.text()).includes('Apariencia')
      if (isSpanish) await new Promise((go) => setTimeout(go, 1_000))
      await route.fulfill({ response })
    })
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.body?.innerText.includes('Appearance')) document.documentElement.dataset.flash = 'yes'
      }).observe(document, { childList: true, subtree: true })
    })
    await page.reload()
    await expectSpanishSettings(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-flash', 'yes')
    await page.unrouteAll()
  })

  await test.step('a language without translation says so and shows English', async () => {
    await expect(page.locator('optgroup[label="Por ahora en inglés"] option')).toHaveCount(4)
    await page.getByLabel('Páginas y correos').selectOption({ label: '日本語' })
    await expect(page.getByRole('heading', { name: 'Appearance' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const saved = page.waitForResponse((response) => isSpanishChoice(response.request()))
    await page.getByLabel('Pages and mails').selectOption('es')
    await expectSpanishSettings(page)
    await saved
  })

  await test.step('another device follows after sign-in', async () => {
    const other = await (await anotherBrowser()).newPage()
    await other.goto('/login?next=/settings/general')
    await other.getByLabel('Email').fill(account.email)
    await other.getByLabel('Password', { exact: true }).fill(account.password)
    await other.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expectSpanishSettings(other)
  })
})

test('keeps a language that is chosen before the server has sent the earlier one', async ({
  signedIn: page,
}) => {
  let send = () => {}
  const mayAnswer = new Promise<void>((resolve) => {
    send = resolve
  })
  await page.route('**/api/preferences', async (route) => {
    if (route.request().method() === 'GET') await mayAnswer
    await route.fallback()
  })
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    const isSpanish = (await response.text()).includes('Apariencia')
    if (isSpanish) await page.waitForTimeout(1_000)
    await route.fulfill({ response })
  })
  await page.goto('/settings/general')
  await page.getByLabel('Pages and mails').selectOption('es')
  const answered = page.waitForResponse('**/api/preferences')
  send()
  await answered
  await expectSpanishSettings(page)
  expect(await page.evaluate(() => document.cookie)).toContain('language=es')
  await page.unrouteAll({ behavior: 'wait' })
})

test('keeps a language whose call a reload interrupts', async ({ signedIn: page }) => {
  await openSettings(page, 'general')
  let isReloaded = false
  page.once('framenavigated', () => {
    isReloaded = true
  })
  // The call is never answered. A route that is removed would let it through after all.
  await page.route('**/api/preferences', (route) => {
    if (isReloaded || !isSpanishChoice(route.request())) return route.fallback()
  })
  const sent = page.waitForRequest(isSpanishChoice)
  await page.getByLabel('Pages and mails').selectOption('es')
  await expectSpanishSettings(page)
  await sent
  const saved = page.waitForResponse((response) => isSpanishChoice(response.request()))
  await page.reload()
  expect((await saved).status()).toBe(200)
  await expectSpanishSettings(page)
})

test('keeps the language that a visitor chooses, and saves it to the account', async ({
  page,
  request,
  anotherBrowser,
}) => {
  const account = await createAccount(request)
  await page.goto('/login')
  await page.getByLabel('Language').selectOption('fr')
  await expect(page.getByRole('heading', { name: 'Bon retour' })).toBeVisible()
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(account.password)
  const saved = page.waitForResponse(
    (response) => response.url().endsWith('/api/preferences') && response.request().method() === 'PUT',
  )
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await saved
  const other = await anotherBrowser()
  await other.addCookies(account.cookies)
  const second = await other.newPage()
  await second.goto('/settings/general')
  await expect(second.getByRole('heading', { name: 'Apparence' })).toBeVisible()
})
