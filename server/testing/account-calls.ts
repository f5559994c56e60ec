import type { TestApp } from './test-app.ts'
import { confirmEmail, linkToken, post, testPassword } from './test-user.ts'
import { until } from './until.ts'

export type ReadMail = { to: string; subject: string; text: string; html: string; links: string[] }

/** Returns all mails to an address, newest first. */
export async function mailsTo(app: TestApp, email: string): Promise<ReadMail[]> {
  const { messages } = (await (await app.request('/local/mail.json')).json()) as { messages: ReadMail[] }
  return messages.filter(({ to }) => to === email)
}

/** Waits for the newest mail to an address with these words in its subject. */
export function mailAbout(app: TestApp, email: string, words: RegExp): Promise<ReadMail> {
  return until(
    async () => (await mailsTo(app, email)).find(({ subject }) => words.test(subject)),
    `A mail about ${words}`,
  )
}

/** Waits for this many mails to an address, and returns their subjects, oldest first. */
export function mailSubjects(app: TestApp, email: string, count: number): Promise<string[]> {
  return until(async () => {
    const mails = await mailsTo(app, email)
    return mails.length >= count ? mails.map(({ subject }) => subject).reverse() : null
  }, `${count} mails`)
}

/** Returns the token of the link in a mail. */
export function tokenIn(mail: ReadMail): string {
  return linkToken(mail.links[0]!)
}

export function signUpAs(app: TestApp, email: string, password = testPassword, more: object = {}) {
  return post(app.request, '/api/auth/sign-up/email', { email, password, ...more })
}

export function signInAs(
  app: TestApp,
  email: string,
  password = testPassword,
  headers: Record<string, string> = {},
) {
  return post(app.request, '/api/auth/sign-in/email', { email, password }, headers)
}

/** Returns the cookies of a response as a browser would send them back. */
export function cookiesOf(answer: Response): string {
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .filter((pair) => !pair?.endsWith('='))
    .join('; ')
}

/** Returns the status and body of a refusal. */
export async function refusalOf(
  answer: Response,
): Promise<{ status: number; code: string; error: string; details?: Record<string, unknown> }> {
  return { status: answer.status, ...((await answer.json()) as { code: string; error: string }) }
}

/** Confirms a verification mail; returns the outcome that the page would show. */
export async function confirmAs(app: TestApp, token: string): Promise<string> {
  const answer = await confirmEmail(app.request, token)
  const { status, next, code } = (await answer.json()) as Record<string, string | null>
  return answer.ok ? [status, next].filter(Boolean).join(' ') : code!
}

/** Returns the redirect target of a response, without the host. */
export function placeOf(answer: Response): string {
  const place = new URL(answer.headers.get('location')!, 'http://localhost')
  return place.pathname + place.search
}
