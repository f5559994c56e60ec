import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf } from '../../testing/chat-calls.ts'
import { openZeroGptServer, type ZeroGptServer, zeroGptBody } from '../../testing/servers/zerogpt-server.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { post, type TestUser } from '../../testing/test-user.ts'
import { serviceDays } from '../credits/tables.ts'
import type { CheckedText } from './check-text.ts'
import type { KeptCheck } from './open-check.ts'

let service: ZeroGptServer
let app: TestApp
let operator: TestUser
let user: TestUser

beforeAll(async () => {
  service = await openZeroGptServer()
  const settings = {
    DETECTOR: 'zerogpt',
    ZEROGPT_API_KEY: 'secret-key',
    ZEROGPT_BASE_URL: service.url,
  }
  app = await createTestApp({ settings })
  // The first account operates a site on loopback.
  operator = await app.signUp()
  user = await app.signUp()
})
afterAll(async () => {
  await app.close()
  service.stop()
})

const first = 'The ferry left the island at noon.'
const second = 'Its captain had never seen so calm a sea, and said so.'
const text = Array(4).fill(`${first} ${second}`).join(' ')

const ask = (who: TestUser, input = text) => who.send('POST', '/api/zerogpt/detect', { input_text: input })

test('sends the text with the key and fills the documented response', async () => {
  service.answerWith({ body: zeroGptBody({ h: [second], fakePercentage: '62.5', sentences: '["a","b"]' }) })
  const answer = (await (await ask(user)).json()) as CheckedText
  expect(service.calls).toEqual([
    { path: '/api/detect/detectText', apiKey: 'secret-key', body: { input_text: text } },
  ])
  expect(answer).toMatchObject({ success: true, code: 200, version: 'zerogpt' })
  expect(answer.data).toMatchObject({
    fakePercentage: 62.5,
    isHuman: 75,
    textWords: 34,
    aiWords: 25,
    sentences: [second],
    feedback: 'Most of Your Text is Human Written',
  })
  expect(answer.documents[0]).toMatchObject({
    predicted_class: 'ai',
    confidence_category: 'medium',
    sentences_count: 2,
    checked_by: 'zerogpt',
  })
})

test('leaves null what the service does not give, and marks sentences without a score', async () => {
  service.answerWith({
    body: zeroGptBody({
      h: JSON.stringify([second, second, 'Not in the text.']),
      isHuman: null,
      aiWords: '',
    }),
  })
  const [found] = ((await (await ask(user)).json()) as CheckedText).documents
  expect(found).toMatchObject({
    class_probabilities: null,
    overall_perplexity: null,
    overall_burstiness: null,
    human_percentage: null,
    ai_words: null,
    sentences_count: null,
    paragraphs: [],
    evidence: [],
  })
  expect(found.sentences.map(({ generated_prob }) => generated_prob)).toEqual([null, null])
  for (const { sentence, start, end } of found.sentences) expect(text.slice(start, end)).toBe(sentence)
})

test('gives a short text no verdict, whatever the service says', async () => {
  service.answerWith({ body: zeroGptBody({ fakePercentage: 100 }) })
  const [found] = ((await (await ask(user, first)).json()) as CheckedText).documents
  expect(found).toMatchObject({ predicted_class: 'inconclusive', reliable: false })
})

test('keeps such a check in the history and opens it again', async () => {
  service.answerWith({ body: zeroGptBody({ h: [first] }) })
  await user.send('PUT', '/api/preferences', { history_on: true })
  const answer = (await (await ask(user)).json()) as CheckedText
  const kept = (await (await user.get(`/api/scans/${answer.scanId}`)).json()) as KeptCheck
  expect(kept.detection).toEqual({ ...answer.documents[0], collection_id: answer.scanId })
})

const unavailable = 'The detection service cannot be used right now. Please try again later.'
const unexpected = 'An unexpected error occurred while analyzing the text. Please try again.'
const fallback = 'Analysis failed. Please try again.'
const invalid = 'Invalid text input. Please check your text and try again.'
const silent = 'No response received from ZeroGPT API.'

/** What the service answers, then the status, the documented text for operators, and the text for users. */
test.each([
  ['401', { status: 401 }, 503, 'Invalid ZeroGPT API key. Please check your configuration.', unavailable],
  ['429', { status: 429 }, 503, 'ZeroGPT API rate limit exceeded. Please try again later.', unavailable],
  [
    'an exhausted quota',
    { body: { success: false, code: 200, message: 'Not enough credits.', data: null } },
    503,
    'ZeroGPT API error: Not enough credits.',
    unavailable,
  ],
  ['422', { status: 422, body: { detail: [{ loc: [], msg: '', type: '' }] } }, 422, invalid, invalid],
  ['500', { status: 500 }, 503, 'ZeroGPT API server error. Please try again later.', unavailable],
  ['no response', { breaksOff: true }, 503, `${silent} Please check your internet connection.`, unavailable],
  ['an empty body', { body: ' ' }, 503, silent, unavailable],
  ['no data', { body: { success: true, data: null } }, 503, silent, unavailable],
  ['404', { status: 404 }, 500, unexpected, unexpected],
  ['no JSON', { body: '<html>' }, 502, fallback, fallback],
  ['a result without a score', { body: zeroGptBody({ fakePercentage: null }) }, 502, fallback, fallback],
  ['an impossible score', { body: zeroGptBody({ fakePercentage: 140 }) }, 502, fallback, fallback],
])('reports %s with the documented text, to operators only', async (_what, answer, status, full, plain) => {
  service.answerWith(answer)
  expect(await bodyOf(ask(operator))).toMatchObject({ status, error: full })
  expect(await bodyOf(ask(user))).toMatchObject({ status, error: plain })
  const visitor = await bodyOf(post(app.request, '/api/zerogpt/detect', { input_text: text }))
  expect(visitor).toMatchObject({ status, error: plain })
})

test('asks the service nothing about a text that is blank or too long', async () => {
  service.answerWith({})
  expect((await ask(user, ' ')).status).toBe(400)
  expect((await ask(user, 'x'.repeat(50_001))).status).toBe(413)
  expect(service.calls).toEqual([])
})

test('tells pages which detector answers', async () => {
  expect(await (await app.request('/api/config')).json()).toMatchObject({ detector: 'zerogpt' })
})

async function charactersOf(userId: string): Promise<number> {
  const rows = await app.doors.db.select().from(serviceDays).where(eq(serviceDays.userId, userId))
  return rows.reduce((sum, { used }) => sum + used, 0)
}

test('counts the characters of checks and of shared checks, and refuses both when the day is used up', async () => {
  service.answerWith({ body: zeroGptBody({}) })
  const writer = await app.signUp()
  const share = () =>
    writer.send('POST', '/api/check-shares', { input_text: text, lifetime: '7d', showName: false })
  expect((await ask(writer)).status).toBe(200)
  expect((await share()).status).toBe(201)
  expect(await charactersOf(writer.id)).toBe(text.length * 2)
  const { db } = app.doors
  await db.update(serviceDays).set({ used: 200_000 }).where(eq(serviceDays.userId, writer.id))
  const calls = service.calls.length
  for (const answer of [await ask(writer), await share()]) {
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await bodyOf(answer)).toMatchObject({ status: 429, code: 'budget_used_up' })
  }
  expect(service.calls).toHaveLength(calls)
  expect((await ask(user)).status).toBe(200)
})

test('counts visitors by their network', async () => {
  service.answerWith({ body: zeroGptBody({}) })
  const long = 'The sea is calm today and we go out to fish. '.repeat(1_000).slice(0, 45_000)
  const check = () => post(app.request, '/api/zerogpt/detect', { input_text: long })
  expect([(await check()).status, (await check()).status]).toEqual([200, 200])
  expect(await bodyOf(check())).toMatchObject({ status: 429, code: 'budget_used_up' })
  expect((await ask(user)).status).toBe(200)
})

test.each([
  ['refused the key', { status: 401, body: {} }, 0],
  ['sent something unreadable', { status: 200, body: 'oops' }, text.length],
])('counts a check after the service %s only if it may be billed', async (_, answer, characters) => {
  const writer = await app.signUp()
  service.answerWith(answer)
  expect((await ask(writer)).status).toBeGreaterThanOrEqual(400)
  expect(await charactersOf(writer.id)).toBe(characters)
})
