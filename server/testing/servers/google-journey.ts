import type { TestApp } from '../test-app.ts'
import { post } from '../test-user.ts'

export type Jar = Map<string, string>
export type Arrival = { path: string; error: string | null; jar: Jar; location: string }
type Journey = { intent?: 'sign-in' | 'sign-up'; next?: string; invitation?: string; jar?: Jar }

/** Follows the redirects from the button to the final page, as a browser does. */
export async function throughGoogle(app: TestApp, journey: Journey = {}): Promise<Arrival> {
  const { jar, url } = await leave(app, journey)
  return comeBack(app, await askProvider(url), jar)
}

export async function leave(
  app: TestApp,
  { intent = 'sign-in', next, invitation, jar = new Map() }: Journey = {},
) {
  const answer = await post(
    app.request,
    '/api/auth/sign-in/google',
    { intent, ...(next ? { next } : {}), ...(invitation ? { invitation } : {}) },
    cookieOf(jar),
  )
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`)
  keep(jar, answer)
  return { jar, url: ((await answer.json()) as { url: string }).url }
}

/** Returns the address, with code and state, to which the provider sends the browser. */
export async function askProvider(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: 'manual' })
  const location = answer.headers.get('location')
  if (!location) throw new Error(`The provider answered ${answer.status}: ${await answer.text()}`)
  return location
}

export async function comeBack(app: TestApp, address: string, jar: Jar): Promise<Arrival> {
  const { pathname, search } = new URL(address)
  const answer = await app.request(pathname + search, { headers: cookieOf(jar) })
  keep(jar, answer)
  const location = answer.headers.get('location') ?? ''
  const end = new URL(location, app.doors.env.BASE_URL)
  return { path: end.pathname + end.search, error: end.searchParams.get('error'), jar, location }
}

export function cookieOf(jar: Jar): Record<string, string> {
  return jar.size === 0 ? {} : { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }
}

export function keep(jar: Jar, answer: Response): void {
  for (const line of answer.headers.getSetCookie()) {
    const [pair = ''] = line.split(';')
    const equals = pair.indexOf('=')
    const name = pair.slice(0, equals)
    const value = pair.slice(equals + 1)
    if (value === '' || /max-age=0\b/i.test(line)) jar.delete(name)
    else jar.set(name, value)
  }
}
