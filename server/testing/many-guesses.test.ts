import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieOf, type Jar, keep } from './servers/google-journey.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import { newestLink, post, type TestUser, testPassword } from './test-user.ts'
import { until } from './until.ts'

const guesses = 1_000
const atOnce = 20
/** Attempts that reach the password check before every further one has to wait (guard-attempts.ts). */
const freeTries = 10

let app: TestApp
let ana: TestUser
let seen: Map<number, number>

beforeAll(async () => {
  // As in production: with a trusted proxy and every limit on.
  app = await createTestApp({ settings: { NODE_ENV: 'development', TRUST_PROXY: 'on' } })
  ana = await app.signUp()
})
afterAll(() => app.close())

/** Half of the guesses come from IPv4, half from IPv6, each from a separate network. */
function addressOf(guess: number): string {
  const high = (guess >> 8) & 255
  const low = guess & 255
  return guess % 2
    ? `198.${high}.${low}.7`
    : `2001:db8:${high.toString(16)}${low.toString(16).padStart(2, '0')}::7`
}

function signIn(email: string, password: string, from: string, jar: Jar = new Map()): Promise<Response> {
  return post(
    app.request,
    '/api/auth/sign-in/email',
    { email, password },
    { 'x-forwarded-for': from, ...cookieOf(jar) },
  )
}

async function guessPasswords(email: string): Promise<Map<number, number>> {
  const statuses = new Map<number, number>()
  let next = 0
  const guesser = async () => {
    while (next < guesses) {
      const guess = next++
      const { status } = await signIn(email, `a wrong guess ${guess}`, addressOf(guess))
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (guess % 100 === 0) expect((await ana.get('/api/chats')).status).toBe(200)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, guesser))
  return statuses
}

// In their order: the last test sets a new password.
describe('a thousand wrong passwords from a thousand addresses', { shuffle: false }, () => {
  beforeAll(async () => {
    seen = await guessPasswords(ana.email)
  })

  test('do not sign in, and only the first few reach the password check', () => {
    expect([...seen.keys()].toSorted()).toEqual([401, 429])
    expect(seen.get(401)! + seen.get(429)!).toBe(guesses)
    // A few more may pass when a wait ends meanwhile.
    expect(seen.get(401)).toBeGreaterThanOrEqual(freeTries)
    expect(seen.get(401)).toBeLessThan(freeTries + 10)
  })

  test('get the time to wait, even with the right password', async () => {
    const answer = await signIn(ana.email, testPassword, '192.0.2.77')
    expect(answer.status).toBe(429)
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await answer.json()).toMatchObject({
      code: 'too_many_requests',
      error: expect.stringContaining('Forgot password?'),
      details: { retryAfterSeconds: expect.any(Number) },
    })
  })

  test('end no session', async () => {
    expect(await (await ana.get('/api/session')).json()).toMatchObject({ user: { email: ana.email } })
    expect((await ana.send('POST', '/api/chat-folders', { name: 'Still here' })).status).toBe(201)
  })

  test('do not lock out the owner in a browser that has signed in before', async () => {
    const jar: Jar = new Map(
      ana.cookie.split('; ').map((pair): [string, string] => {
        const equals = pair.indexOf('=')
        return [pair.slice(0, equals), pair.slice(equals + 1)]
      }),
    )
    jar.delete('longhand.session_token')
    expect((await signIn(ana.email, testPassword, '192.0.2.78', jar)).status).toBe(200)
    expect((await signIn(ana.email, 'a wrong guess', '192.0.2.78', jar)).status).toBe(401)
  })

  test('do not lock out the owner in a new browser: the reset mail works at once', async () => {
    const from = { 'x-forwarded-for': '192.0.2.79' }
    const jar: Jar = new Map()
    const asked = await post(app.request, '/api/auth/request-password-reset', { email: ana.email }, from)
    expect(asked.status).toBe(200)
    const token = /token=([^&]+)/.exec(await resetLink())![1]
    const newPassword = 'a new passphrase 7'
    const answer = await post(app.request, '/api/auth/reset-password', { token, newPassword }, from)
    expect(answer.status).toBe(200)
    keep(jar, answer)
    expect((await signIn(ana.email, newPassword, '192.0.2.79', jar)).status).toBe(200)
    // The attackers still have to wait. One of them may get through where a wait has just run out.
    await signIn(ana.email, 'a wrong guess', '192.0.2.80')
    expect((await signIn(ana.email, 'a wrong guess', '192.0.2.80')).status).toBe(429)
  })
})

test('delays an unknown address in the same way', async () => {
  const known = await app.signUp()
  const tries = async (email: string, network: string) => {
    const answers = []
    for (let i = 0; i < freeTries + 3; i++) {
      const answer = await signIn(email, 'a wrong guess', `${network}.${i}.1`)
      answers.push([answer.status, ((await answer.json()) as { code: string }).code])
    }
    return answers
  }
  expect(await tries('nobody-at-all@example.org', '100.64')).toEqual(await tries(known.email, '100.65'))
})

/** The newest mail may still be one about signing in. */
function resetLink(): Promise<string> {
  return until(async () => {
    const link = await newestLink(app.request, ana.email)
    return link.includes('/reset-password') ? link : undefined
  }, 'a mail with a link for a new password')
}
