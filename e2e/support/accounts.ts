import { randomBytes } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'

export type Account = {
  email: string
  password: string
  cookies: { name: string; value: string; url: string }[]
}

export const password = 'correct horse 9'

export function newAddress(): string {
  return `${randomBytes(6).toString('hex')}@example.org`
}

/** An account that was signed up for and verified without a browser, for journeys about something else. */
export async function createAccount(request: APIRequestContext): Promise<Account> {
  const url = process.env.LONGHAND_URL!
  const headers = { origin: url }
  const email = newAddress()
  const data = { email, password, name: 'Ana Moreau' }
  expect((await request.post(`${url}/api/auth/sign-up/email`, { data, headers })).ok()).toBe(true)
  await request.get(await linkInMail(request, email))
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

/** The link in the newest mail to an address, from the local mailbox. */
export async function linkInMail(request: APIRequestContext, email: string): Promise<string> {
  let link: string | undefined
  await expect(async () => {
    const answer = await request.get(`${process.env.LONGHAND_URL}/local/mail.json`)
    const { messages } = (await answer.json()) as { messages: { to: string; links: string[] }[] }
    link = messages.find(({ to }) => to === email)?.links[0]
    expect(link).toBeTruthy()
  }).toPass()
  return link!
}
