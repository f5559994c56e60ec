import type { Page } from '@playwright/test'
import type { AccountSecurity } from '../../contract/accounts/security.ts'
import type { Scene } from './scene.ts'

const password = 'ink and paper 7'
const never = () => new Promise<void>(() => {})
const recoveryCodes = Array.from({ length: 10 }, (_, i) => `K7QF${i}-M2WX${(i * 7) % 10}`)

const protectedAccount: AccountSecurity = {
  hasPassword: true,
  twoFactor: { on: true, since: '2026-11-03T09:00:00Z', recoveryCodesLeft: 3, trustedDevices: 2 },
  emailChange: null,
}

function answer(path: string, json: object) {
  return (page: Page) => page.route(path, (route) => route.fulfill({ json }))
}

const withSecurity = (part: Partial<AccountSecurity>) =>
  answer('**/api/account/security', { ...protectedAccount, ...part })

async function switchOn(page: Page): Promise<void> {
  await page.getByRole('switch', { name: 'Ask for a code at sign-in' }).click()
}

async function scan(page: Page): Promise<void> {
  await switchOn(page)
  await page.getByLabel('Your password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('img', { name: /QR code/ }).waitFor()
}

async function keepCodes(page: Page): Promise<void> {
  await scan(page)
  await page.getByLabel('Six-digit code').fill('123456')
  await page.getByRole('button', { name: 'Switch on' }).click()
  await page.getByText('Keep your recovery codes').waitFor()
}

const privacy = '/settings/privacy'
const profile = '/settings/profile'

export const settingsScenes: Scene[] = [
  { name: 'settings-list', who: 'full', at: '/settings', widths: [390] },
  { name: 'settings-general', who: 'full', at: '/settings/general' },
  { name: 'settings-profile', who: 'full', at: profile },
  {
    name: 'settings-email-waiting',
    who: 'full',
    at: profile,
    before: withSecurity({
      emailChange: {
        newEmail: 'ana.moreau.writes@longhand.example',
        oldConfirmed: true,
        newConfirmed: false,
        expiresAt: '2030-01-01T00:00:00Z',
      },
    }),
  },
  {
    name: 'settings-change-email',
    who: 'full',
    at: profile,
    act: (page) => page.getByRole('button', { name: 'Change' }).first().click(),
  },
  {
    name: 'settings-change-password',
    who: 'full',
    at: profile,
    act: (page) => page.getByRole('button', { name: 'Change' }).last().click(),
  },
  { name: 'settings-notifications', who: 'full', at: '/settings/notifications' },
  { name: 'settings-privacy', who: 'full', at: privacy },
  { name: 'settings-protected', who: 'full', at: privacy, before: withSecurity({}) },
  { name: 'settings-two-factor', who: 'full', at: privacy, act: switchOn },
  { name: 'settings-two-factor-scan', who: 'full', at: privacy, act: scan },
  {
    name: 'settings-two-factor-codes',
    who: 'full',
    at: privacy,
    before: answer('**/api/account/two-factor/enable', { recoveryCodes }),
    act: keepCodes,
  },
  { name: 'settings-two-factor-off', who: 'full', at: privacy, before: withSecurity({}), act: switchOn },
  {
    name: 'settings-loading',
    who: 'full',
    at: privacy,
    before: (page) => page.route('**/api/account/**', never),
  },
  {
    name: 'settings-failed',
    who: 'full',
    at: privacy,
    before: (page) =>
      page.route('**/api/account/**', (route) =>
        route.fulfill({ status: 400, json: { error: 'No', code: 'invalid_input' } }),
      ),
  },
  { name: 'settings-unknown', who: 'full', at: '/settings?tab=subscription' },
  { name: 'email-change', who: 'visitor', at: '/email-change#token=abcdefghijklmnopqrstuvwx' },
  { name: 'email-change-dead', who: 'visitor', at: '/email-change' },
]
