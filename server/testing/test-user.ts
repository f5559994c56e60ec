import { randomBytes } from 'node:crypto'
import type { TestApp } from './test-app.ts'
import { until } from './until.ts'

export type TestUser = {
  id: string
  email: string
  cookie: string
  get: (path: string, headers?: Record<string, string>) => Promise<Response>
  send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>
}

export const testPassword = 'correct horse 9'

/** Signs up as a user does: form, mail, link, sign-in. Tests of other features use `app.signUp`, which is faster. */
export async function signUpUser(request: TestApp['request'], name = 'Ana Moreau'): Promise<TestUser> {
  const email = `${randomBytes(5).toString('hex')}@example.org`
  await post(request, '/api/auth/sign-up/email', { email, password: testPassword, name })
  const link = await newestLink(request, email)
  await confirmEmail(request, linkToken(link))
  const answer = await post(request, '/api/auth/sign-in/email', { email, password: testPassword })
  if (!answer.ok) throw new Error(`Sign-in failed: ${answer.status} ${await answer.text()}`)
  const cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { user } = (await answer.json()) as { user: { id: string } }
  return userOf(request, { id: user.id, email, cookie })
}

/** A user with the calls that carry its cookies. */
export function userOf(
  request: TestApp['request'],
  { id, email, cookie }: Pick<TestUser, 'id' | 'email' | 'cookie'>,
): TestUser {
  return {
    id,
    email,
    cookie,
    get: (path, headers) => request(path, { headers: { cookie, ...headers } }),
    send: (method, path, body, headers) => post(request, path, body, { cookie, ...headers }, method),
  }
}

/** Returns the token of a link in a mail, from its query or after its `#`. */
export function linkToken(link: string): string {
  const { search, hash } = new URL(link)
  return new URLSearchParams(search || hash.slice(1)).get('token')!
}

/** Does what the button on the page of a verification mail does. */
export function confirmEmail(request: TestApp['request'], token: string): Promise<Response> {
  return post(request, '/api/auth/verify-email', { token })
}

/** Returns the same signed-in user at another server. */
export function onServer(request: TestApp['request'], user: TestUser): TestUser {
  return userOf(request, user)
}

/** Returns the link in the newest mail to an address, read from the mailbox. */
export async function newestLink(request: TestApp['request'], email: string): Promise<string> {
  // Mail is sent after the response, so that its time does not reveal whether an address is known.
  return until(async () => {
    const answer = await request('/local/mail.json')
    const { messages } = (await answer.json()) as { messages: { to: string; links: string[] }[] }
    return messages.find((message) => message.to === email)?.links[0]
  }, `A mail to ${email}`)
}

export function post(
  request: TestApp['request'],
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  method = 'POST',
): Promise<Response> {
  if (body instanceof FormData) return request(path, { method, headers, body })
  return request(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}
