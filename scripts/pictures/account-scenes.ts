import type { Page, Route } from '@playwright/test'
import { accountTexts } from '../../contract/accounts.ts'
import { inEnglish } from '../../texts/english.ts'
import type { Scene } from './scene.ts'

const address = 'ana.moreau@example.org'

/** Fulfils a call with a fixed response, for states that take long to reach. */
function answers(path: string, status: number, json: object) {
  return (page: Page) => page.route(`**/api/auth/${path}`, (route: Route) => route.fulfill({ status, json }))
}

async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(address)
  await page.getByLabel('Password', { exact: true }).fill('wrong pass 1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

async function signUp(page: Page): Promise<void> {
  await page.getByLabel('Email').fill(address)
  await page.getByLabel('Password', { exact: true }).fill('quiet river 7')
  await page.getByLabel('Confirm password').fill('quiet river 7')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Create account' }).click()
}

const press = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click()
const throttled = { error: 'x', code: 'too_many_requests', details: { retryAfterSeconds: 95 } }
const goodLink = answers('reset-password?token=x', 200, { link: 'good', passwordMin: 6 })
const codePage = '/login?step=two-factor'

const signInScenes: Scene[] = [
  { name: 'login', who: 'visitor', at: '/login' },
  { name: 'login-empty', who: 'visitor', at: '/login', act: press('Sign in') },
  { name: 'login-refused', who: 'visitor', at: '/login', act: signIn },
  {
    name: 'login-unverified',
    who: 'visitor',
    at: '/login',
    before: answers('sign-in/email', 403, { error: 'x', code: 'email_not_verified' }),
    act: signIn,
  },
  {
    name: 'login-throttled',
    who: 'visitor',
    at: '/login',
    before: answers('sign-in/email', 429, throttled),
    act: signIn,
  },
  {
    name: 'login-offline',
    who: 'visitor',
    at: '/login',
    async act(page) {
      await page.context().setOffline(true)
      await signIn(page)
    },
  },
  { name: 'login-verified', who: 'visitor', at: '/login?verified=1' },
  { name: 'login-link-expired', who: 'visitor', at: '/login?link=expired' },
  { name: 'login-link-used', who: 'visitor', at: '/login?link=used' },
  { name: 'login-code', who: 'visitor', at: codePage },
  {
    name: 'login-code-wrong',
    who: 'visitor',
    at: codePage,
    before: answers('two-factor/verify-totp', 401, { error: 'x', code: 'invalid_code' }),
    act: (page) => page.getByLabel('Six-digit code').fill('123456'),
  },
  { name: 'login-recovery-code', who: 'visitor', at: codePage, act: press('Use a recovery code') },
  { name: 'verify-email', who: 'visitor', at: '/verify-email#token=x' },
  {
    name: 'verify-email-throttled',
    who: 'visitor',
    at: '/verify-email#token=x',
    before: answers('verify-email', 429, throttled),
    act: press('Confirm email address'),
  },
  {
    name: 'verify-email-signed-in',
    who: 'full',
    at: '/verify-email#token=x',
    act: press('Confirm email address'),
  },
  { name: 'google-refused', who: 'visitor', at: '/auth/callback?intent=sign-in&error=access_denied' },
]

const signUpScenes: Scene[] = [
  { name: 'signup', who: 'visitor', at: '/signup' },
  { name: 'signup-refused', who: 'visitor', at: '/signup', act: press('Create account') },
  {
    name: 'signup-common-password',
    who: 'visitor',
    at: '/signup',
    before: answers('sign-up/email', 400, {
      error: inEnglish(accountTexts.passwordCommon),
      says: accountTexts.passwordCommon,
      code: 'password_too_easy',
    }),
    act: signUp,
  },
  {
    name: 'signup-done',
    who: 'visitor',
    at: '/signup',
    before: answers('sign-up/email', 200, { status: 'mail_sent' }),
    act: signUp,
  },
]

const resetScenes: Scene[] = [
  { name: 'forgot-password', who: 'visitor', at: '/forgot-password' },
  {
    name: 'forgot-password-sent',
    who: 'visitor',
    at: '/forgot-password',
    before: answers('request-password-reset', 200, { status: 'mail_sent' }),
    async act(page) {
      await page.getByLabel('Email').fill(address)
      await page.getByRole('button', { name: 'Send Reset Link' }).click()
    },
  },
  {
    name: 'reset-password',
    who: 'visitor',
    at: '/reset-password?token=x',
    before: goodLink,
    act: (page) => page.getByLabel('New password').fill('Quiet'),
  },
  {
    name: 'reset-password-refused',
    who: 'visitor',
    at: '/reset-password?token=x',
    before: goodLink,
    act: press('Update Password'),
  },
  { name: 'reset-password-dead-link', who: 'visitor', at: '/reset-password?token=x' },
]

/** Ends the session while the user is writing. */
async function endSession(page: Page): Promise<void> {
  await page.getByLabel('Text to humanize').fill('Written before the session ended, and worth keeping.')
  await page.context().clearCookies()
  await page.getByRole('button', { name: 'Humanize Text' }).click()
  await page.getByRole('dialog').getByLabel('Email').waitFor()
}

const endedScenes: Scene[] = [
  { name: 'session-ended', who: 'full', at: '/ai-humanizer', act: endSession },
  {
    name: 'session-ended-later',
    who: 'full',
    at: '/ai-humanizer',
    async act(page) {
      await endSession(page)
      await page.keyboard.press('Escape')
    },
  },
  {
    name: 'server-silent',
    who: 'full',
    at: '/ai-humanizer',
    before: (page) => page.route('**/api/session', (route) => route.abort()),
  },
]

export const accountScenes: Scene[] = [...signInScenes, ...signUpScenes, ...resetScenes, ...endedScenes]
