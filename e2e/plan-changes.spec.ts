import { mailsTo } from './support/accounts.ts'
import { expect, test } from './support/journey.ts'
import { buyPlan, endPeriodNow, expectToast, mailText, refundPlan } from './support/plans.ts'

// The browser reports the status of the refused renewal.
test.use({ expectedErrors: /status of 402/ })

for (const [device, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`a subscriber upgrades and gets a receipt on a ${device}`, async ({
    signedIn: page,
    account,
    request,
  }) => {
    await page.setViewportSize(viewport)
    await buyPlan(page, { plan: 'pro', billing: 'monthly' })
    const first = await mailText(request, account.email, 'Your Longhand receipt: Pro')
    for (const words of [
      'Amount paid: $24.99',
      'Pro, billed monthly',
      'Words added: 55,000',
      'Next payment on: ',
    ])
      expect(first).toContain(words)

    await page.goto('/subscription-plans')
    await page.getByRole('button', { name: 'Upgrade to Unlimited' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('You pay $30.00 now')
    await dialog.getByRole('button', { name: 'Pay $30.00' }).click()
    await expectToast(page, 'Your plan was changed')
    const unlimited = page.getByRole('region', { name: 'Unlimited' })
    await expect(unlimited.getByRole('button', { name: 'Current Plan' })).toBeDisabled()
    const receipt = await mailText(request, account.email, 'Your Longhand plan is now Unlimited')
    for (const words of ['Amount paid: $30.00', 'Unlimited, billed monthly', 'Next payment: $54.99'])
      expect(receipt).toContain(words)
  })

  test(`a subscriber plans a downgrade, cancels and takes that back on a ${device}`, async ({
    signedIn: page,
    account,
    request,
  }) => {
    await page.setViewportSize(viewport)
    await buyPlan(page, { plan: 'unlimited', billing: 'monthly' })
    await page.goto('/subscription-plans')
    await page.getByRole('button', { name: 'Change to Pro' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Change plan' }).click()
    await expectToast(page, 'Your plan was changed')
    const downgrade = await mailText(request, account.email, 'Your Longhand plan changes to Pro')
    expect(downgrade).toContain('Pro follows after that')

    await page.goto('/settings/subscription')
    await expect(page.getByText(/^Pro follows on /)).toBeVisible()
    await expect(page.getByText(/Renews on/)).toHaveCount(0)
    await page.getByRole('button', { name: 'Cancel subscription' }).click()
    await expect(page.getByRole('dialog')).toContainText('At most 2,000 of them stay after that')
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel subscription' }).click()
    await expectToast(page, 'Subscription Cancelled Successfully')
    await expect(page.getByText(/at most 2,000 of your words stay with the Free plan/)).toBeVisible()
    await expect(page.getByText(/You had planned to change to Pro on/)).toBeVisible()
    const cancelled = await mailText(request, account.email, 'Your Longhand plan was cancelled')
    expect(cancelled).toContain('with at most 2,000 of the words that are left')

    await page.getByRole('button', { name: 'Reactivate subscription' }).click()
    await expect(page.getByText(/The change that you had planned stands again: Pro follows on/)).toBeVisible()
    await expectToast(page, 'Subscription Reactivated Successfully')
    await expect(page.getByText(/^Pro follows on /)).toBeVisible()
    const reactivated = await mailText(request, account.email, 'Your Longhand plan goes on')
    expect(reactivated).toContain('The change that you had planned stands again')

    await page.goto('/subscription-plans')
    await page.getByRole('button', { name: 'Keep Unlimited' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Change plan' }).click()
    await expectToast(page, 'Your plan was changed')
    await page.goto('/settings/subscription')
    await expect(page.getByText(/^Renews on /)).toBeVisible()
  })

  test(`a refund is shown, and its mail names the sum, on a ${device}`, async ({
    signedIn: page,
    account,
    request,
  }) => {
    await page.setViewportSize(viewport)
    await buyPlan(page, { plan: 'pro', billing: 'monthly' })
    expect(await refundPlan(account.email)).toContain('$24.99 was refunded and the plan has ended.')
    const mail = await mailText(request, account.email, 'Your Longhand plan has ended')
    expect(mail).toContain('We have paid back $24.99')
    await page.goto('/settings/billing-history')
    await expect(page.getByText('$24.99 · $24.99 refunded')).toBeVisible()
    await page.goto('/settings/subscription')
    await expect(page.getByText('A payment was refunded')).toBeVisible()
    await expect(page.getByText('−55,000', { exact: true })).toBeVisible()
    await expect(page.getByText('2,000', { exact: true })).toBeVisible()
    await expect(refundPlan(account.email)).rejects.toThrow('Not refunded')
  })
}

test('a failed renewal is said, and a new card and Reactivate bring the plan back', async ({
  signedIn: page,
  account,
  request,
}) => {
  await buyPlan(page, { plan: 'pro', billing: 'monthly' }, '4000000000000341')
  await endPeriodNow(account.email)
  await mailText(request, account.email, 'The payment for your Longhand plan failed')
  await page.goto('/subscription-plans')
  await expect(page.getByText(/^The last payment failed/)).toBeVisible()
  await page.goto('/settings/subscription')
  await expect(page.getByText('Payment failed', { exact: true })).toBeVisible()
  await expect(page.getByText(/^Ends on .+, unless the payment succeeds before$/)).toBeVisible()
  await expect(page.getByText(/Renews on/)).toHaveCount(0)

  await page.getByRole('button', { name: 'Reactivate subscription' }).click()
  await expect(page.getByText('Your card was declined.')).toBeVisible()
  await expectToast(page, 'Failed to renew subscription')
  await page.getByRole('link', { name: 'Update card' }).click()
  await page.getByRole('button', { name: 'Open billing portal' }).click()
  await page.getByLabel('Card number').fill('4242424242424242')
  await page.getByRole('button', { name: 'Use this card' }).click()
  await page.getByRole('link', { name: 'Return' }).click()
  await page.getByRole('button', { name: 'Reactivate subscription' }).click()
  await expectToast(page, 'Subscription Reactivated Successfully')
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await mailText(request, account.email, 'Your Longhand plan was renewed')
  expect((await mailsTo(request, account.email)).map(({ subject }) => subject)).not.toContain(
    'Your Longhand plan has ended',
  )
})

test('the statement and its file have the times of the setting', async ({ signedIn: page }) => {
  const headers = { origin: process.env.LONGHAND_URL! }
  const data = { timezone: 'Pacific/Auckland', timezone_follows_device: false }
  expect((await page.request.put('/api/preferences', { data, headers })).ok()).toBe(true)
  await page.goto('/settings/subscription')
  await expect(page.getByText('Times are those of Pacific / Auckland.', { exact: false })).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  const lines: string[] = []
  for await (const part of await (await download).createReadStream())
    lines.push(...String(part).split('\r\n'))
  const [date] = lines[1]!.split(',')
  expect(date).toMatch(/\+1[23]:00$/)
  const shown = new Date(date!).toLocaleString('en-GB', {
    timeZone: 'Pacific/Auckland',
    dateStyle: 'long',
    timeStyle: 'short',
  })
  await expect(page.getByText(shown)).toBeVisible()
})

test('an account without billing is not asked for a card', async ({ signedIn: page }) => {
  await page.goto('/settings/update-billing')
  await expect(page.getByText('No billing yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open billing portal' })).toHaveCount(0)
})
