import type { Page } from '@playwright/test'
import { expect, test } from './support/journey.ts'

// The browser reports the statuses of the declined card and of the refused attempts.
test.use({ expectedErrors: /status of (402|431)/ })

function cardFrame(page: Page) {
  return page.frameLocator('iframe[title="Secure card payment input frame"]')
}

async function enterCard(page: Page, number: string): Promise<void> {
  const frame = cardFrame(page)
  await frame.getByLabel('Credit or debit card number').fill(number)
  await frame.getByLabel('Credit or debit card expiration date').fill('1234')
  await frame.getByLabel('Credit or debit card CVC/CVV').fill('123')
}

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const)
  test(`a user pays by card with 3-D Secure on a ${device}`, async ({ signedIn: page }) => {
    await page.setViewportSize(viewport)
    await page.goto('/checkout?plan=pro&billing=yearly')
    await expect(page.getByRole('heading', { name: 'Complete Your Subscription' })).toBeVisible()
    await expect(page.getByText('$149.88 once a year')).toBeVisible()
    const pay = page.getByRole('button', { name: 'Pay $149.88' })

    await pay.click()
    await expect(page.getByRole('alert')).toHaveText('Your card number is incomplete.')
    await enterCard(page, '4000000000009995')
    await cardFrame(page).getByLabel('Credit or debit card CVC/CVV').press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Your card has insufficient funds.')

    const bank = page.frameLocator('iframe[title="3-D Secure authentication"]')
    await enterCard(page, '4000002500003155')
    await pay.click()
    await bank.getByRole('button', { name: 'Fail authentication' }).click()
    await expect(page.getByRole('alert')).toContainText('We are unable to authenticate your payment method.')
    await pay.click()
    await bank.getByRole('button', { name: 'Complete authentication' }).click()

    await expect(page.getByRole('heading', { name: 'Thank you for subscribing!' })).toBeVisible()
    await expect(page.getByText('Your Pro subscription is now active')).toBeVisible()
    await expect(page.getByText('50% discount applied')).toBeVisible()
    await expect(page.getByText('$149.88', { exact: true })).toBeVisible()

    await page.goto('/checkout?plan=pro&billing=yearly')
    await expect(page.getByRole('heading', { name: 'You are already subscribed to this plan' })).toBeVisible()
  })

test('a wrong choice shows its text and leads to the plans', async ({ signedIn: page }) => {
  await page.goto('/checkout?plan=gold&billing=yearly')
  await expect(page.getByRole('heading', { name: 'Invalid plan selected' })).toBeVisible()
  await expect(page).toHaveURL(/\/subscription-plans$/)
})

test('a browser that the server refuses pays by the payment link', async ({ signedIn: page }) => {
  await page.route('**/api/create-checkout-session**', (route) => route.fulfill({ status: 431 }))
  await page.goto('/subscription-plans')
  await page.getByRole('region', { name: 'Pro' }).getByRole('button', { name: 'Upgrade to Pro' }).click()
  await page.getByLabel('Email').fill('someone@example.org')
  await page.getByLabel('Card number').fill('4242424242424242')
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page.getByText('Your Pro subscription is now active')).toBeVisible()
})

test('a checkout of another host is not opened', async ({ signedIn: page }) => {
  const json = { success: true, url: 'https://checkout.stripe.com.example/pay' }
  await page.route('**/api/create-checkout-session**', (route) => route.fulfill({ json }))
  await page.goto('/subscription-plans')
  await page.getByRole('region', { name: 'Pro' }).getByRole('button', { name: 'Upgrade to Pro' }).click()
  await expect(
    page.getByText('Failed to start checkout process: Invalid checkout URL received'),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/subscription-plans$/)
})

test('an upgrade that the bank refuses or that is left changes nothing, and can be paid afterwards', async ({
  signedIn: page,
}) => {
  await page.goto('/checkout?plan=pro&billing=monthly')
  await enterCard(page, '4000002760003184')
  await page.getByRole('button', { name: 'Pay $24.99' }).click()
  const bank = page.frameLocator('iframe[title="3-D Secure authentication"]')
  await bank.getByRole('button', { name: 'Complete authentication' }).click()
  await expect(page.getByText('Your Pro subscription is now active')).toBeVisible()

  async function startUpgrade(): Promise<void> {
    await page.goto('/subscription-plans')
    await page.getByRole('radio', { name: 'Monthly' }).click()
    await page.getByRole('button', { name: 'Upgrade to Unlimited' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pay $30.00' }).click()
  }
  await startUpgrade()
  await bank.getByRole('button', { name: 'Fail authentication' }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('We are unable to authenticate')

  await startUpgrade()
  await expect(bank.getByRole('button', { name: 'Complete authentication' })).toBeVisible()
  await page.goto('/settings?tab=subscription')
  await expect(page.getByText('Pro, billed monthly')).toBeVisible()
  await expect(page.getByText('57,000', { exact: true })).toBeVisible()

  await startUpgrade()
  await bank.getByRole('button', { name: 'Complete authentication' }).click()
  await expect(page.getByText('Your plan was changed')).toBeVisible()
  await expect(
    page.getByRole('region', { name: 'Unlimited' }).getByRole('button', { name: 'Current Plan' }),
  ).toBeDisabled()
})
