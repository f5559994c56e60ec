import type { Page } from '@playwright/test'
import { createAccount, fillSignIn, password } from './support/accounts.ts'
import { expectNoBarriers } from './support/audit/barriers.ts'
import { expect, test } from './support/journey.ts'

/** Passkeys belong to the name of a site, so the page is opened by its name. */
const site = process.env.LONGHAND_URL?.replace('127.0.0.1', 'localhost') ?? ''

/** Plugs a device with a fingerprint reader into the browser. */
async function plugIn(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test('adds a passkey, signs in with it without a password, and removes it', async ({ page, request }) => {
  const { email } = await createAccount(request)
  await plugIn(page)
  await page.goto(`${site}/login?next=%2Fsettings%2Fprivacy`)
  await fillSignIn(page, email)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByLabel('Name').fill('Laptop')
  await dialog.getByLabel('Your password').fill(password)
  await expectNoBarriers(page)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Passkey added', { exact: true })).toBeVisible()
  await expect(page.getByText(/not used yet/)).toBeVisible()

  await page.context().clearCookies()
  await page.goto(`${site}/login?next=%2Fsettings%2Fprivacy`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText(/last used/)).toBeVisible()

  await page.getByRole('button', { name: 'Remove the passkey Laptop' }).click()
  const removal = page.getByRole('dialog', { name: 'Remove “Laptop”?' })
  await removal.getByLabel('Your password').fill(password)
  await removal.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No passkeys yet')).toBeVisible()
})
