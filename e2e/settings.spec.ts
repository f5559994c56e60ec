import { readFile } from 'node:fs/promises'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { newAddress } from './support/accounts.ts'
import { expect, test } from './support/journey.ts'
import {
  codeOf,
  enterPassword,
  linksOfMail,
  openSettings,
  protect,
  signOut,
} from './support/settings-page.ts'

async function expectNoViolations(page: Page): Promise<void> {
  const axe = await new AxeBuilder({ page }).analyze()
  expect(axe.violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
}

test.describe('two-factor authentication', () => {
  test.use({ expectedErrors: /status of 40[13]/ })

  test('is turned on, used with a code, a recovery code and a trusted device, and turned off', async ({
    signedIn: page,
    account,
  }) => {
    test.slow()
    await openSettings(page, 'privacy')
    await expectNoViolations(page)
    const { secret, codes } = await protect(page, account.password)
    expect(codes).toHaveLength(10)
    await expectNoViolations(page)

    await test.step('codes that are shown once stay: on Escape, and when a tablet is turned', async () => {
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: 700, height: 1000 })
      await expect(page.getByRole('link', { name: 'All settings' })).toBeAttached()
      await page.setViewportSize({ width: 1440, height: 900 })
      await expect(page.getByRole('dialog').getByText(codes[0]!)).toBeVisible()
    })

    await test.step('the recovery codes can be saved', async () => {
      const download = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Download' }).click()
      expect((await download).suggestedFilename()).toBe('longhand-recovery-codes.txt')
      await page.getByRole('button', { name: 'I have kept them' }).click()
      const control = page.getByRole('switch', { name: 'Ask for a code at sign-in' })
      await expect(control).toBeChecked()
      await expect(control).toBeFocused()
      await expect(page.getByText('Two-factor authentication switched on')).toBeVisible()
    })

    await test.step('the password alone opens nothing', async () => {
      await signOut(page)
      await enterPassword(page, account)
      await page.getByLabel('Six-digit code').waitFor()
      expect((await page.request.get('/api/chats')).status()).toBe(401)
      await page.getByLabel('Six-digit code').fill('000000')
      await expect(page.getByRole('alert').filter({ hasText: 'is wrong' })).toBeVisible()
    })

    await test.step('with the code it does', async () => {
      await page.getByLabel('Six-digit code').fill(codeOf(secret, 'next'))
      await expect(page.getByRole('heading', { name: 'Privacy & Data' })).toBeVisible()
      await expect(page.getByText('A wrong code at sign-in')).toBeVisible()
    })

    await test.step('a recovery code stands in, and this device is trusted', async () => {
      await signOut(page)
      await enterPassword(page, account)
      await page.getByRole('button', { name: 'Use a recovery code' }).click()
      await page.getByLabel('Recovery code').fill(codes[0]!)
      await page.getByRole('checkbox', { name: /Trust this device/ }).check()
      await page.getByRole('button', { name: 'Verify' }).click()
      await expect(page.getByText('9 of 10 left')).toBeVisible()
      await expect(page.getByText('1 browser signs in without a code')).toBeVisible()
    })

    await test.step('no code is asked for any more', async () => {
      await signOut(page)
      await enterPassword(page, account)
      await expect(page.getByRole('heading', { name: 'Privacy & Data' })).toBeVisible()
    })

    await test.step('it goes off with the password, not without', async () => {
      await page.getByRole('switch', { name: 'Ask for a code at sign-in' }).click()
      await page.getByLabel('Your password', { exact: true }).fill('not it 1')
      await page.getByRole('button', { name: 'Switch off' }).click()
      await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('That password is not right.')
      await page.getByLabel('Your password', { exact: true }).fill(account.password)
      await page.getByRole('button', { name: 'Switch off' }).click()
      await expect(page.getByText('Two-factor authentication switched off')).toBeVisible()
      await expect(page.getByRole('switch', { name: 'Ask for a code at sign-in' })).not.toBeChecked()
    })
  })
})

test('changes the email address after both mailboxes have confirmed', async ({
  signedIn: page,
  account,
  request,
}) => {
  const address = newAddress()
  await openSettings(page, 'profile')
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Change' }).first().click()
  await page.getByLabel('New email address').fill(address)
  await page.getByLabel('Your password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Send both links' }).click()
  await expect(page.getByText('Please check both mailboxes')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(`${address} has a mail`)).toBeVisible()

  const [fresh] = await linksOfMail(request, address, 'Confirm your new')
  await page.goto(fresh!)
  await page.getByRole('button', { name: 'Yes, confirm' }).click()
  await expect(page.getByText('Now confirm from the old address too')).toBeVisible()
  expect(page.url()).not.toContain('token')

  const [old] = await linksOfMail(request, account.email, 'Change the e')
  // Only the fragment differs, which would not load the page by itself.
  await page.goto('about:blank')
  await page.goto(old!)
  await page.getByRole('button', { name: 'Yes, confirm' }).click()
  await expect(page.getByText('Your email address has changed.')).toBeVisible()
  await page.getByRole('link', { name: 'Go to your settings' }).click()
  await expect(page.getByText(address, { exact: true })).toBeVisible()
  await linksOfMail(request, account.email, 'address was changed')
})

test.describe('a missing or wrong value', () => {
  test.use({ expectedErrors: /status of 40[03]/ })

  test('is reported at its field, which gets the focus', async ({ signedIn: page }) => {
    await openSettings(page, 'profile')
    await page.getByRole('button', { name: 'Change' }).first().click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('New email address').fill('ana@ex\u0430mple.org')
    await dialog.getByRole('button', { name: 'Send both links' }).click()
    await expect(dialog.getByText('Please enter your password.')).toBeVisible()
    const field = dialog.getByLabel('Your password', { exact: true })
    await expect(field).toBeFocused()
    await field.fill('not it 1')
    await field.press('Enter')
    await expect(dialog.getByText(/mixes letters of several alphabets/)).toBeVisible()
    await dialog.getByLabel('New email address').fill(newAddress())
    await dialog.getByRole('button', { name: 'Send both links' }).click()
    await expect(dialog.getByText('That password is not right.')).toBeVisible()
    await expect(field).toBeFocused()
    await expectNoViolations(page)
  })
})

test('ends another session', async ({ signedIn: page, account, playwright }) => {
  const elsewhere = await playwright.request.newContext({
    baseURL: process.env.LONGHAND_URL!,
    userAgent: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0',
    extraHTTPHeaders: { origin: process.env.LONGHAND_URL! },
  })
  const { email, password } = account
  expect((await elsewhere.post('/api/auth/sign-in/email', { data: { email, password } })).ok()).toBe(true)
  expect((await elsewhere.get('/api/chats')).status()).toBe(200)
  await openSettings(page, 'privacy')
  await expect(page.getByText('This device')).toBeVisible()
  await page.getByRole('button', { name: 'End the session of Firefox on Windows' }).click()
  await expect(page.getByText('Firefox on Windows was signed out')).toBeVisible()
  expect((await elsewhere.get('/api/chats')).status()).toBe(401)
  await elsewhere.dispose()
})

test.describe('saving', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ })

  test('saves a name on blur, on Enter, and later when offline', async ({ signedIn: page }) => {
    await openSettings(page, 'profile')
    await page.getByLabel('First name').fill('Ana')
    await page.getByLabel('Last name').focus()
    await expect(page.getByText('Settings saved successfully')).toBeVisible()
    await page.getByLabel('Last name').fill('Moreau')
    await page.getByLabel('Last name').press('Enter')
    await expect(page.getByText('Settings saved successfully')).toBeVisible()

    await page.route('**/api/preferences', (route) => route.abort('internetdisconnected'))
    await page.getByLabel('Display name').fill('Ana by the sea')
    await page.getByLabel('Display name').press('Enter')
    await expect(page.getByText(/Settings applied locally only/)).toBeVisible()
    await page.unroute('**/api/preferences')
    const sent = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await sent
    await page.reload()
    await expect(page.getByLabel('First name')).toHaveValue('Ana')
    await expect(page.getByLabel('Display name')).toHaveValue('Ana by the sea')
    const stored = await (await page.request.get('/api/preferences')).json()
    expect(stored).toMatchObject({ first_name: 'Ana', last_name: 'Moreau', display_name: 'Ana by the sea' })
  })
})

test.describe('a setting that two devices change', () => {
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/ })

  test('keeps what the account has, and offers the choice of this device', async ({ signedIn: page }) => {
    await openSettings(page, 'profile')
    await page.route('**/api/preferences', (route) => route.abort('internetdisconnected'))
    await page.getByLabel('Display name').fill('Ana of the desk')
    await page.getByLabel('Display name').press('Enter')
    await expect(page.getByText(/Settings applied locally only/)).toBeVisible()
    await page.unroute('**/api/preferences')
    const origin = process.env.LONGHAND_URL!
    const data = { display_name: 'Ana of the phone' }
    await page.request.put('/api/preferences', { data, headers: { origin } })
    await page.reload()
    await expect(page.getByText(/changed on another device/)).toBeVisible()
    await expect(page.getByLabel('Display name')).toHaveValue('Ana of the phone')
    await page.getByRole('button', { name: 'Use this device’s' }).click()
    await expect(page.getByText('Settings saved successfully')).toBeVisible()
    const stored = await (await page.request.get('/api/preferences')).json()
    expect(stored).toMatchObject({ display_name: 'Ana of the desk' })
  })
})

test('applies the account’s dark mode in another browser', async ({
  signedIn: page,
  account,
  anotherBrowser,
}) => {
  await openSettings(page, 'general')
  await page.getByRole('switch', { name: 'Dark mode' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByText('Settings saved successfully')).toBeVisible()
  await expectNoViolations(page)
  const other = await anotherBrowser()
  await other.addCookies(account.cookies)
  const second = await other.newPage()
  await second.goto('/settings/general')
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark')

  await second.emulateMedia({ colorScheme: 'dark' })
  await second.getByRole('button', { name: 'Follow this device again' }).click()
  await expect(second.getByText('Settings saved successfully')).toBeVisible()
  await second.reload()
  await expect(second.getByText('Follows this device until you choose')).toBeVisible()
  await expect(second.locator('html')).not.toHaveAttribute('data-theme')
})

test('exports preferences to a file and imports them', async ({ signedIn: page }) => {
  await openSettings(page, 'profile')
  await page.getByLabel('Display name').fill('Ana M.')
  await page.getByLabel('Display name').press('Enter')
  await expect(page.getByText('Settings saved successfully')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Settings saved successfully')).toBeHidden()

  await openSettings(page, 'general')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('longhand-preferences.json')
  const file = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(file).toMatchObject({ version: '1.0', exportedAt: expect.any(String) })
  expect(file.preferences).toMatchObject({ display_name: 'Ana M.', theme: 'light' })

  const chosen = page.getByLabel('Preferences to import')
  const asFile = (content: unknown) => ({
    name: 'preferences.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(content)),
  })
  await chosen.setInputFiles(asFile({ theme: 'dark' }))
  await expect(page.getByText('Invalid import data format')).toBeVisible()
  await chosen.setInputFiles(asFile({ preferences: { first_name: 'A'.repeat(200_000) } }))
  await expect(page.getByText('“preferences.json” is larger than 100 KB')).toBeVisible()
  await chosen.setInputFiles(asFile({ version: '2.0', preferences: { theme: 'light' } }))
  await expect(page.getByText('This file is of another version')).toBeVisible()
  const preferences = { ...file.preferences, theme: 'dark', display_name: 'Ana again', colour: 'red' }
  await chosen.setInputFiles(asFile({ ...file, preferences }))
  await expect(page.getByText('Settings saved successfully')).toBeVisible()
  await expect(page.getByText('Unknown or invalid: colour.')).toBeVisible()
  await expect(page.getByRole('switch', { name: 'Dark mode' })).toBeChecked()
  await openSettings(page, 'profile')
  await expect(page.getByLabel('Display name')).toHaveValue('Ana again')
})

test('returns a visitor after sign-in, is linked in the menu and explains an unknown section', async ({
  page,
  account,
}) => {
  await page.goto('/settings?tab=profile')
  await expect(page).toHaveURL(/\/login\?next=%2Fsettings/)
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible()
  await page.goto('/chat/new')
  // The new chat's address appears a moment later, and a menu closes when the page changes.
  await expect(page).toHaveURL(/\/chat\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: /How can I help you today/ })).toBeVisible()
  await page.getByRole('button', { name: /Ana Moreau/ }).click()
  await page.getByRole('menuitem', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'General', level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Sections of the settings' }).click()
  await expect(page.getByRole('link', { name: 'Notifications' })).toBeHidden()
  await page.getByRole('button', { name: 'Sections of the settings' }).click()
  await expect(page.getByRole('link', { name: 'Notifications' })).toBeVisible()
  await page.goto('/settings/no-such-section')
  await expect(page.getByText('This section is under development.')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('lists the sections, and each has a back button', async ({ signedIn: page }) => {
    await page.goto('/settings')
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('link', { name: /Privacy & Data/ }).click()
    await expect(page.getByRole('heading', { name: 'Open sessions' })).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'All settings' }).click()
    await expect(page.getByRole('link', { name: /Notifications/ })).toBeVisible()
  })
})
