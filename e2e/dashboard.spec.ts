import { expectNoBarriers } from './support/audit/barriers.ts'
import { expect, test } from './support/journey.ts'
import { helpedText } from './support/texts.ts'

test('the dashboard shows what a humanizer run used, by day and as a table', async ({ signedIn: page }) => {
  await page.goto('/dashboard')
  await expect(page.getByRole('img', { name: '2,000 of 2,000 words left, 0 used' })).toBeVisible()
  await expect(page.getByText('Nothing in the last 30 days')).toBeVisible()
  await expect(page.getByText('Nothing here yet')).toBeVisible()

  const answer = await page.request.post('/api/humanize', { data: { text: helpedText, mode: 'strong' } })
  const { cost } = (await answer.text())
    .split('\n')
    .map((line) => JSON.parse(line.match(/\{.*\}/)?.[0] ?? '{}'))
    .findLast((event) => typeof event.cost === 'number')
  await page.evaluate(() => window.dispatchEvent(new Event('wordCountUpdated')))
  expect(cost).toBeGreaterThan(0)
  const left = new Intl.NumberFormat('en').format(2_000 - cost)
  await expect(page.getByRole('link', { name: `${left} words left` })).toBeVisible()
  await expect(page.getByText(`${cost} / 2,000 words used`)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Hours saved' }).locator('..')).toContainText(
    (cost / 250).toFixed(1),
  )
  await expect(page.getByRole('img', { name: /0 messages, 0 checks and 1 rewrite/ })).toBeVisible()

  await page.getByRole('radio', { name: 'Words' }).click()
  await page.getByRole('button', { name: 'Show as a table' }).click()
  await expect(page.getByRole('table').getByRole('cell', { name: String(cost), exact: true })).toBeVisible()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectNoBarriers(page)
  }
})

test('menus of the bar open, close on a click outside and on another page', async ({
  signedIn: page,
  account,
}) => {
  await page.goto('/dashboard')
  const features = page.getByRole('button', { name: 'Features' })
  await features.click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Longhand',
    'Essay Writer',
    'AI Humanizer',
    'AI Detector',
    'Study Simulator',
    'Originality Check',
    'All features',
  ])
  await page.mouse.click(20, 600)
  await expect(page.getByRole('menu')).toBeHidden()

  await page.getByRole('link', { name: 'Pricing' }).first().click()
  await expect(page).toHaveURL('/subscription-plans')
  // The address changes before the page does, and a menu closes when the page changes.
  await expect(page.getByRole('region', { name: 'Pro' })).toBeVisible()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.getByRole('menu')).toContainText(account.email)
  // The first account of a server is its operator's.
  await expect(page.getByRole('menuitem').filter({ hasNotText: 'Operator' })).toHaveText([
    'Dashboard',
    'Account Settings',
    'Manage Subscription',
    'Upgrade to Pro',
    'Keyboard shortcuts',
    'Log Out',
  ])
  await page.goBack()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('menu')).toBeHidden()

  await page.getByRole('button', { name: 'Open sidebar' }).click()
  await expect(page.getByRole('link', { name: 'New chat' }).last()).toBeVisible()
  await page.mouse.click(1_200, 600)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('on a static page', () => {
  // Chromium reports that only one of the two pages animates the change between them.
  test.use({ expectedErrors: /ViewTransition opt-in disabled/ })

  test('the account menu of the static pages has the entries of the application, and logs out alike', async ({
    signedIn: page,
    account,
  }) => {
    await page.goto('/faq')
    const menu = page.locator('details[data-account]')
    await menu.getByText('Account of Ana Moreau').locator('..').click()
    await expect(menu).toContainText(account.email)
    await expect(menu.locator('a:visible, button:visible')).toHaveText([
      'Dashboard',
      /^Account Settings/,
      'Manage Subscription',
      'Upgrade to Pro',
      /^Log Out/,
    ])
    await menu.getByRole('radio', { name: 'Dark' }).check()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect
      .poll(async () => (await page.request.get('/api/preferences')).json())
      .toMatchObject({ theme: 'dark' })
    await expectNoBarriers(page)
    await page.mouse.click(20, 700)
    await expect(menu.getByRole('link', { name: 'Dashboard' })).toBeHidden()

    await page.goto('/features')
    await page.evaluate(() => localStorage.setItem('lastDraft', 'a text'))
    await menu.getByText('Account of Ana Moreau').locator('..').click()
    await menu.getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('lastDraft'))).toBeNull()
  })
})

test.describe('a server that fails once', () => {
  // The dashboard has begun to load when it signs out.
  test.use({ expectedErrors: /status of 503 .*sign-out|status of 401|ViewTransition opt-in disabled/ })

  test('a log-out on a static page is finished by the application', async ({ signedIn: page }) => {
    await page.route('**/api/auth/sign-out', (route) => route.fulfill({ status: 503 }), { times: 1 })
    await page.goto('/faq')
    await page.getByText('Account of Ana Moreau').locator('..').click()
    await page.getByRole('button', { name: 'Log Out' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  })
})

test('a visitor has the bar with a sign-in link and the footer', async ({ page }) => {
  await page.goto('/subscription-plans')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' })).toBeVisible()
  await page.goto('/terms')
  await page.getByRole('banner').locator('summary', { hasText: 'Resources' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Privacy Policy' }).first().click()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Pricing' }).first()).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the header has the documented menu, and its entries lead on', async ({ signedIn: page }) => {
    await page.goto('/dashboard')
    await page.getByRole('button', { name: /^Account of/ }).tap()
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible()
    await page.getByRole('menuitem', { name: 'Settings' }).tap()
    await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.getByRole('link', { name: 'Humanizer', exact: true }).tap()
    await expect(page).toHaveURL('/ai-humanizer')
  })
})
