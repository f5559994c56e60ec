import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'

async function payAtProvider(page: Page, card: string): Promise<void> {
  await page.getByLabel('Card number').fill(card)
  await page.getByRole('button', { name: /^Pay / }).click()
}

// The browser reports the declined card's status.
test.use({ expectedErrors: /status of 402/ })

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`a user buys a plan, cancels it and takes that back on a ${device}`, async ({ signedIn: page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/subscription-plans')
    const pro = page.getByRole('region', { name: 'Pro' })
    await expect(pro.getByText('$12.49')).toBeVisible()
    await expect(pro.getByText('$149.88 once a year')).toBeVisible()
    await expect(
      page.getByRole('region', { name: 'Free' }).getByRole('button', { name: 'Current Plan' }),
    ).toBeDisabled()
    await page.getByRole('radio', { name: 'Monthly' }).click()
    await pro.getByRole('button', { name: 'Upgrade to Pro' }).click()

    await expect(page.getByText('LOCAL')).toBeVisible()
    await payAtProvider(page, '4000 0000 0000 0002')
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
    await payAtProvider(page, '4000 0025 0000 3155')
    await page.getByRole('button', { name: 'Complete authentication' }).click()

    await expect(page.getByRole('heading', { name: 'Thank you for subscribing!' })).toBeVisible()
    await expect(page.getByText('Your Pro subscription is now active')).toBeVisible()
    await expect(page.getByText('Words added')).toBeVisible()

    await page.goto('/subscription-plans')
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
    await page.goto('/settings?tab=subscription')
    await expect(page.getByText('Pro, billed monthly')).toBeVisible()
    await expect(page.getByText('57,000', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Cancel subscription' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click()
    await expect(page.getByText('Subscription Cancelled Successfully')).toBeVisible()
    await page.getByRole('button', { name: 'Reactivate subscription' }).click()
    await expect(page.getByText('Subscription Reactivated Successfully')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Cancel subscription' })).toBeVisible()

    await page.goto('/settings/billing-history')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: /^Download invoice LOCAL-/ }).click()
    expect((await download).suggestedFilename()).toMatch(/^LOCAL-.*\.pdf$/)
  })

test('a wrong link to the plans says so and shows the plans', async ({ page }) => {
  await page.goto('/subscription-plans?plan=gold&billing=monthly')
  const note = page.getByText('The link named a plan or a billing period that does not exist')
  await expect(note).toBeVisible()
  await expect(page.getByRole('region', { name: 'Unlimited' })).toBeVisible()
  await page.goto('/subscription-plans?billing=weekly')
  await expect(note).toBeVisible()
  await page.getByRole('radio', { name: 'Monthly' }).click()
  await expect(note).toHaveCount(0)
})

test('a visitor keeps the chosen plan and period through sign-up', async ({ page }) => {
  await page.goto('/subscription-plans')
  // A click before the scripts of the built page are there does nothing.
  await expect(async () => {
    await page.getByRole('radio', { name: 'Monthly' }).click()
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked({ timeout: 500 })
  }).toPass()
  await page.getByRole('region', { name: 'Pro' }).getByRole('link', { name: 'Upgrade to Pro' }).click()
  await expect(page).toHaveURL('/signup?next=%2Fcheckout%3Fplan%3Dpro%26billing%3Dmonthly')
  const planned = page.getByText('The payment comes next: Pro, $24.99 a month.')
  await expect(planned).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
  await page.goForward()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login?next=%2Fcheckout%3Fplan%3Dpro%26billing%3Dmonthly')
  await expect(planned).toBeVisible()
})
