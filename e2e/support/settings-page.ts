import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import type { Account } from './accounts.ts'

/**
 * Returns an authenticator code: the current one, for the set-up, or the next one, for a sign-in after it, because each
 * code counts once. The server accepts both until the current period and one more have passed, so neither is refused
 * because a period ends between the reading and the sending.
 */
export function codeOf(secret: string, period: 'current' | 'next'): string {
  const ahead = period === 'next' ? 30_000 : 0
  return new TOTP({ secret }).generate({ timestamp: Date.now() + ahead })
}

export async function openSettings(page: Page, section: string): Promise<void> {
  await page.goto(`/settings/${section}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await page.waitForURL((url) => url.pathname === '/')
}

export async function enterPassword(page: Page, { email, password }: Pick<Account, 'email' | 'password'>) {
  await page.goto('/login?next=/settings/privacy')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Turns two-factor authentication on as a user does, and returns the secret and the recovery codes. */
export async function protect(page: Page, password: string): Promise<{ secret: string; codes: string[] }> {
  await page.getByRole('switch', { name: 'Ask for a code at sign-in' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible()
  const secret = (await dialog.locator('code').innerText()).replace(/\s/g, '')
  await dialog.getByLabel('Six-digit code').fill(codeOf(secret, 'current'))
  await dialog.getByRole('button', { name: 'Switch on' }).click()
  const rows = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(rows).toHaveCount(10)
  const codes = await rows.allInnerTexts()
  return { secret, codes }
}

/** Returns the links of the newest mail to an address whose subject contains `words`. */
export async function linksOfMail(
  request: APIRequestContext,
  email: string,
  words: string,
): Promise<string[]> {
  type Mail = { to: string; subject: string; text: string }
  let links: string[] = []
  await expect(async () => {
    const { messages } = (await (await request.get('/local/mail.json')).json()) as { messages: Mail[] }
    const mail = messages.find(({ to, subject }) => to === email && subject.includes(words))
    links = mail?.text.match(/https?:\/\/\S+/g) ?? []
    expect(links.length).toBeGreaterThan(0)
  }).toPass()
  return links
}
