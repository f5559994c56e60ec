import type { Page } from '@playwright/test'
import { newAddress } from './support/accounts.ts'
import { expectNoBarriers } from './support/audit/barriers.ts'
import { expect, test } from './support/journey.ts'

// The Google stand-in forgets a sign-in in progress when it learns a new address.
test.describe.configure({ mode: 'serial' })

const greeting = /How can I help you today/

async function toGoogle(page: Page, from: string): Promise<void> {
  await page.goto(from)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('heading', { name: 'Choose an account' })).toBeVisible()
  await expect(page.getByText('LOCAL', { exact: true })).toBeVisible()
}

async function whoIsSignedIn(page: Page): Promise<{ email: string; name: string } | null> {
  const answer = await page.request.get('/api/session')
  return ((await answer.json()) as { user: { email: string; name: string } | null }).user
}

test('signs up with Google, signs out and in again', async ({ page }) => {
  await toGoogle(page, '/signup?next=%2Fai-humanizer')
  await expect(page.getByText('It will see your name and your email address.')).toBeVisible()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Ana Moreau' }).click()
  await expect(page).toHaveURL(/\/ai-humanizer$/)
  expect(await whoIsSignedIn(page)).toMatchObject({ email: 'ana.moreau@example.org', name: 'Ana Moreau' })

  await page
    .getByRole('button', { name: /Ana Moreau|ana\.moreau@example\.org/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(/\/(login)?$/)
  expect(await whoIsSignedIn(page)).toBeNull()

  await toGoogle(page, '/login')
  await page.getByRole('button', { name: 'Ana Moreau' }).press('Enter')
  await expect(page.getByRole('heading', { name: greeting })).toBeVisible()
  expect(await whoIsSignedIn(page)).toMatchObject({ email: 'ana.moreau@example.org' })
})

test('a purchase that begins on the plans page goes on after signing up with Google', async ({ page }) => {
  await page.goto('/subscription-plans?billing=monthly')
  // Before its scripts are there, the built page links to the period that it was built with.
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  await page.getByRole('region', { name: 'Pro' }).getByRole('link', { name: 'Upgrade to Pro' }).click()
  await expect(page.getByText('The payment comes next: Pro, $24.99 a month.')).toBeVisible()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  const email = newAddress()
  await page.getByLabel('Another address').fill(email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL('/checkout?plan=pro&billing=monthly')
  await expect(page.getByText(`Paid by ${email}.`, { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Pay $24.99' })).toBeVisible()
})

test('adds Google as a sign-in method to an account with a confirmed address', async ({ page, account }) => {
  await toGoogle(page, '/login')
  await page.getByLabel('Another address').fill(account.email)
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page.getByRole('heading', { name: greeting })).toBeVisible()
  expect(await whoIsSignedIn(page)).toMatchObject({ email: account.email, name: 'Ana Moreau' })
  const answer = await page.request.get('/api/account/security-events')
  const { events } = (await answer.json()) as { events: { kind: string }[] }
  expect(events.map(({ kind }) => kind)).toContain('google_linked')
})

test('explains a declined consent, changes nothing and leads back', async ({ page }) => {
  await toGoogle(page, '/signup?next=%2Fai-humanizer')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Failed to sign up with Google. Please try again.')).toBeVisible()
  await expect(page.getByText(/did not give your consent/)).toBeVisible()
  await expectNoBarriers(page)
  expect(await whoIsSignedIn(page)).toBeNull()
  await page.getByRole('link', { name: 'Back to sign-up' }).click()
  await expect(page).toHaveURL(/\/signup\?next=%2Fai-humanizer$/)
})

test('refuses an address that Google has not confirmed', async ({ page }) => {
  await toGoogle(page, '/login')
  await page.getByRole('button', { name: 'Sam Unconfirmed' }).click()
  await expect(page.getByText('Failed to sign in with Google. Please try again.')).toBeVisible()
  await expect(page.getByText('Google has not confirmed this address.')).toBeVisible()
  expect(await whoIsSignedIn(page)).toBeNull()
})

test.describe('a wrong address', () => {
  test.use({ expectedErrors: /status of 400/, viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('is reported at its field, also on a phone in dark mode', async ({ page }) => {
    await toGoogle(page, '/login')
    const field = page.getByLabel('Another address')
    await field.fill('no address')
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address.')
    await expect(field).toHaveValue('no address')
    await expectNoBarriers(page)
    await field.fill(newAddress())
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByRole('heading', { name: greeting })).toBeVisible()
  })
})

test('redirects another host name of this computer to the one that Google returns to', async ({ page }) => {
  const other = process.env.LONGHAND_URL!.replace('localhost', '127.0.0.1')
  await toGoogle(page, `${other}/login?next=%2Fai-humanizer`)
  await page.getByRole('button', { name: 'Mei Tanaka' }).click()
  await expect(page).toHaveURL(`${process.env.LONGHAND_URL}/ai-humanizer`)
  expect(await whoIsSignedIn(page)).toMatchObject({ email: 'mei.tanaka@example.org' })
})

test('refuses a return in another browser', async ({ page, anotherBrowser }) => {
  await toGoogle(page, '/login')
  const elsewhere = await anotherBrowser()
  const other = await elsewhere.newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Jonas Lind' }).click()
  await expect(other.getByText('Failed to sign in with Google. Please try again.')).toBeVisible()
  expect(await whoIsSignedIn(other)).toBeNull()
})
