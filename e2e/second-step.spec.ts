import type { APIRequestContext } from '@playwright/test'
import { type Account, createAccount, fillSignIn, postJson } from './support/accounts.ts'
import { seen } from './support/brief-text.ts'
import { expect, test } from './support/journey.ts'
import { codeOf } from './support/settings-page.ts'

type Protected = Account & { secret: string; recoveryCodes: string[] }

const greeting = /How can I help you today/

/** Creates an account whose second factor used the current code, so that the next one is still valid. */
async function protectedAccount(request: APIRequestContext): Promise<Protected> {
  const account = await createAccount(request)
  const setup = await postJson(request, '/api/account/two-factor/setup', { password: account.password })
  const { secret } = (await setup.json()) as { secret: string }
  const code = codeOf(secret, 'current')
  const enabled = await postJson(request, '/api/account/two-factor/enable', { code })
  expect(enabled.ok()).toBe(true)
  return { ...account, secret, recoveryCodes: (await enabled.json()).recoveryCodes }
}

test.describe('the second step', () => {
  test.use({ expectedErrors: /status of 401/ })

  test('accepts a pasted code, reports a wrong one and submits six digits automatically', async ({
    page,
    request,
  }) => {
    const account = await protectedAccount(request)
    await page.goto('/login?next=%2Fai-humanizer')
    await fillSignIn(page, account.email)
    const field = page.getByLabel('Six-digit code')
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(field).toHaveAttribute('inputmode', 'numeric')
    const right = codeOf(account.secret, 'next')
    const wrong = right.startsWith('0') ? '111111' : '000000'
    await field.fill(wrong)
    await expect(page.getByText(/This code is wrong/)).toBeVisible()
    await expect(field).toBeFocused()
    const code = codeOf(account.secret, 'next')
    const welcomed = seen(page, 'Login successful!')
    await field.fill(` ${code.slice(0, 3)} ${code.slice(3)} `)
    await welcomed
    await expect(page).toHaveURL(/\/ai-humanizer$/)
  })

  test('accepts a recovery code once, and trusts the device on request', async ({ page, request }) => {
    const account = await protectedAccount(request)
    await page.goto('/login')
    await fillSignIn(page, account.email)
    await page.getByRole('button', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(account.recoveryCodes[0]!.toLowerCase())
    await page.getByRole('checkbox', { name: 'Trust this device for 30 days' }).check()
    await page.getByRole('button', { name: 'Verify' }).click()
    await expect(page.getByRole('heading', { name: greeting })).toBeVisible()

    await page.getByRole('button', { name: /Ana Moreau/ }).click()
    await page.getByRole('menuitem', { name: 'Log Out' }).click()
    await expect(page).toHaveURL(/\/$/)
    await page.goto('/login')
    await fillSignIn(page, account.email)
    await expect(page.getByRole('heading', { name: greeting })).toBeVisible()

    await test.step('the same code is refused in another browser', async () => {
      await page.context().clearCookies()
      await page.goto('/login')
      await fillSignIn(page, account.email)
      await page.getByRole('button', { name: 'Use a recovery code' }).click()
      await page.getByLabel('Recovery code').fill(account.recoveryCodes[0]!)
      await page.getByRole('button', { name: 'Verify' }).click()
      await expect(page.getByText(/This recovery code is wrong/)).toBeVisible()
    })
  })

  test('is also required after Google', async ({ page, request }) => {
    const account = await protectedAccount(request)
    await page.goto('/login?next=%2Fai-humanizer')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await page.getByLabel('Another address').fill(account.email)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByLabel('Six-digit code').fill(codeOf(account.secret, 'next'))
    await expect(page).toHaveURL(/\/ai-humanizer$/)
    await expect(page.getByText('Ana Moreau')).toBeVisible()
  })

  test('returns to the password when it expires, and on Back', async ({ page, request }) => {
    const account = await protectedAccount(request)
    await page.goto('/login')
    await fillSignIn(page, account.email)
    await page.getByRole('button', { name: 'Back' }).click()
    await fillSignIn(page, account.email)
    await expect(page.getByLabel('Six-digit code')).toBeVisible()
    await page.context().clearCookies()
    await page.getByLabel('Six-digit code').fill('123456')
    await expect(page.getByText('That took a while. Please enter your password again.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible()
  })
})
