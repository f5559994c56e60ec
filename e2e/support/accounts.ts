import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from '@playwright/test'

export type Account = {
  email: string
  password: string
  cookies: { name: string; value: string; url: string }[]
}

export const password = 'correct horse 9'

export function newAddress(): string {
  return `${randomBytes(6).toString('hex')}@example.org`
}

/** Creates and verifies an account without a browser, for journeys about something else. */
export async function createAccount(request: APIRequestContext, name = 'Ana Moreau'): Promise<Account> {
  const url = process.env.LONGHAND_URL!
  const headers = { origin: url }
  const email = newAddress()
  const data = { email, password, name }
  expect((await request.post(`${url}/api/auth/sign-up/email`, { data, headers })).ok()).toBe(true)
  const token = new URLSearchParams(new URL(await linkInMail(request, email)).hash.slice(1)).get('token')
  expect((await postJson(request, '/api/auth/verify-email', { token })).ok()).toBe(true)
  const answer = await request.post(`${url}/api/auth/sign-in/email`, { data, headers })
  expect(answer.ok()).toBe(true)
  const lines = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
  const cookies = lines.map(({ value }) => {
    const [pair] = value.split(';')
    const equals = pair!.indexOf('=')
    return { name: pair!.slice(0, equals), value: pair!.slice(equals + 1), url }
  })
  return { email, password, cookies }
}

type Mail = { to: string; subject: string; links: string[] }

/** Returns all mails to an address in the local mailbox, newest first. */
export async function mailsTo(request: APIRequestContext, email: string): Promise<Mail[]> {
  const answer = await request.get(`${process.env.LONGHAND_URL}/local/mail.json`)
  const { messages } = (await answer.json()) as { messages: Mail[] }
  return messages.filter(({ to }) => to === email)
}

/** Returns the link in the newest mail to an address once there are `count`, or in the newest with such a subject. */
export async function linkInMail(
  request: APIRequestContext,
  email: string,
  { count = 1, subject = /./ } = {},
): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const mails = (await mailsTo(request, email)).filter((mail) => subject.test(mail.subject))
    expect(mails.length).toBeGreaterThanOrEqual(count)
    link = mails[0]?.links[0]
    expect(link).toBeTruthy()
  }).toPass()
  return link!
}

/** Sends a request to the server as the page would, without the page. */
export function postJson(request: APIRequestContext, path: string, data: object) {
  const url = process.env.LONGHAND_URL!
  return request.post(url + path, { data, headers: { origin: url } })
}

export async function fillSignIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Opens the link of a verification mail and presses its button. */
export async function confirmEmail(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Confirm email address' }).click()
}
