import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countWords } from '../../../contract/word-count.ts'
import { bodyOf } from '../../testing/chat-calls.ts'
import {
  openUndetectableServer,
  type UndetectableAnswers,
  type UndetectableServer,
} from '../../testing/servers/undetectable-server.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { wordsLeft } from '../../testing/words.ts'
import { serviceDays } from '../credits/tables.ts'
import type { HumanizedText } from './humanized-text.ts'

const text =
  'Additionally, individuals must utilize digital tools to enhance their productivity, as Smith et al. (2020) argue. ' +
  'The intricate interplay between policy and markets did not play a crucial role in shaping the 12.5% rise of 3 March 2021.'
const better =
  'People must use digital tools to get more done each day, as Smith et al. (2020) argue. ' +
  'The complicated link between policy and markets did not do much to shape the 12.5% rise of 3 March 2021.'

let service: UndetectableServer
let app: TestApp

const settingsOf = (url: string) => ({
  HUMANIZER: 'undetectable',
  UNDETECTABLE_API_KEY: 'key-1',
  UNDETECTABLE_BASE_URL: url,
})

beforeAll(async () => {
  service = await openUndetectableServer()
  app = await createTestApp({ settings: settingsOf(service.url), pace: { pollMs: 20, timeoutMs: 10_000 } })
})
afterAll(async () => {
  await app.close()
  service.stop()
})

/** Returns a new user, and lets the service answer with `answers`. */
async function userOfService(answers: UndetectableAnswers = {}): Promise<TestUser> {
  service.answerWith(answers)
  return app.signUp()
}

async function humanized(user: TestUser, body: object): Promise<HumanizedText> {
  const answer = await user.send('POST', '/api/humanize', body)
  expect(answer.status).toBe(200)
  return (await answer.json()) as HumanizedText
}

test('submits a text, polls until it is ready, proves and charges it', async () => {
  const user = await userOfService({
    document: (call) => ({ status: call === 2 ? 503 : 200, body: call < 3 ? {} : { output: better } }),
  })
  const result = await humanized(user, { text, mode: 'strong', purpose: 'legal' })
  expect(result).toMatchObject({ humanized: better, changed: true, reason: null, humanizer: 'undetectable' })
  expect(service.calls.map(({ path }) => path)).toEqual(['/submit', '/document', '/document', '/document'])
  expect(service.calls[0]).toMatchObject({ apiKey: 'key-1', body: { content: text, strength: 'More Human' } })
  expect(service.calls[0]?.body.purpose).toBe('Legal Material')
  expect(await wordsLeft(app, user)).toBe(2_000 - result.cost)
})

test('refuses a rewrite that lost a citation; the built-in engine rewrites instead and reports it', async () => {
  const lost = better.replace(', as Smith et al. (2020) argue', '')
  const user = await userOfService({ document: () => ({ body: { output: lost } }) })
  const result = await humanized(user, { text })
  expect(result.humanized).toContain('Smith et al. (2020)')
  expect(result.reason).toMatchObject({ code: 'not-proved' })
  expect(result.details.intact).toBe(result.details.locked)
})

test('sends no text that is too short or not to be rewritten', async () => {
  const user = await userOfService()
  await humanized(user, { text: 'We utilize numerous tools.' })
  await humanized(user, {
    text: 'Wir haben gestern Abend lange über das Wetter und die Ernte gesprochen, wie immer.',
  })
  expect(service.calls).toEqual([])
})

test.each([
  ['no credit', { body: { error: 'Insufficient credits' } }, 503, 'humanizer_unavailable', 1],
  [
    'a refused key',
    { status: 401, body: { error: 'Invalid API key key-1' } },
    503,
    'humanizer_unavailable',
    1,
  ],
  ['too many requests', { status: 429, body: {} }, 503, 'humanizer_unavailable', 3],
  ['an error', { status: 500, body: 'oops' }, 502, 'humanizer_failed', 1],
  ['rubbish', { body: '<html>' }, 502, 'humanizer_failed', 1],
])('%s: a plain sentence with a code, without a charge', async (_, answer, status, code, calls) => {
  const user = await userOfService({ submit: () => answer })
  const refusal = await bodyOf(user.send('POST', '/api/humanize', { text }))
  expect(refusal).toMatchObject({ status, code })
  expect(JSON.stringify(refusal)).not.toMatch(/key-1|oops|html|Undetectable/)
  expect(service.calls).toHaveLength(calls)
  expect(await wordsLeft(app, user)).toBe(2_000)
})

test('charges nothing when the service never finishes in time', async () => {
  service.answerWith({ document: () => ({ body: { output: null } }) })
  const hasty = await useTestApp({ settings: settingsOf(service.url), pace: { pollMs: 20, timeoutMs: 500 } })
  const user = await hasty.signUp()
  const refusal = await bodyOf(user.send('POST', '/api/humanize', { text }))
  expect(refusal).toMatchObject({ status: 504, code: 'humanizer_timeout' })
  expect(await wordsLeft(hasty, user)).toBe(2_000)
})

async function wordsSent(user: TestUser): Promise<number> {
  const rows = await app.doors.db.select().from(serviceDays).where(eq(serviceDays.userId, user.id))
  return rows.reduce((sum, { used }) => sum + used, 0)
}

test('counts a text that has left for the service, also if the run is cancelled, and refuses when the day is used up', async () => {
  const user = await userOfService({ document: () => ({ body: {} }) })
  const leaving = new AbortController()
  const run = app
    .request('/api/humanize', {
      method: 'POST',
      signal: leaving.signal,
      headers: { cookie: user.cookie, origin: app.doors.env.BASE_URL, 'content-type': 'application/json' },
      body: JSON.stringify({ text }),
    })
    .then(
      (answer) => answer.status,
      () => 0,
    )
  await expect.poll(() => service.calls.length, { timeout: 15_000 }).toBeGreaterThan(0)
  leaving.abort()
  await run
  await expect.poll(() => wordsLeft(app, user), { timeout: 15_000 }).toBe(2_000)
  const sent = await wordsSent(user)
  expect(sent).toBe(countWords(text))
  await app.doors.db.update(serviceDays).set({ used: 5_000 }).where(eq(serviceDays.userId, user.id))
  const calls = service.calls.length
  expect(await bodyOf(user.send('POST', '/api/humanize', { text }))).toMatchObject({
    status: 429,
    code: 'budget_used_up',
    error: expect.stringContaining('Nothing was charged'),
  })
  expect(service.calls).toHaveLength(calls)
  expect(await wordsLeft(app, user)).toBe(2_000)
})

test('does not count a text that the service has refused, or that a key of the user pays for', async () => {
  const user = await userOfService({ submit: () => ({ status: 401, body: { error: 'Invalid API key' } }) })
  expect((await user.send('POST', '/api/humanize', { text })).status).toBe(503)
  expect(await wordsSent(user)).toBe(0)
})
