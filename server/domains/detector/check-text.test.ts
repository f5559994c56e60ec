import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf, refusalOf } from '../../testing/chat-calls.ts'
import { failingEngine } from '../../testing/servers/failing-engine.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import { post } from '../../testing/test-user.ts'
import { machineText } from '../../testing/texts.ts'
import { userSettings } from '../preferences/tables.ts'
import { type CheckedText, checkText } from './check-text.ts'
import { textAnalyses } from './tables.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function check(text: string): Promise<CheckedText> {
  return (await (await post(app.request, '/api/zerogpt/detect', { input_text: text })).json()) as CheckedText
}

test('fills the documented response from the measurement, for visitors too', async () => {
  const text = Array(4).fill(machineText).join(' ')
  const answer = await check(text)
  expect(answer).toMatchObject({ success: true, code: 200, message: 'detection complete' })
  const [detection] = answer.documents
  expect(answer.data.fakePercentage! + answer.data.isHuman!).toBeCloseTo(100, 0)
  expect(answer.data.fakePercentage).toBe(detection.fake_percentage)
  expect(detection.sentences.length).toBe(20)
  for (const { sentence, start, end } of detection.sentences) expect(text.slice(start, end)).toBe(sentence)
})

test('stores a check only for a user who has history on', async () => {
  const user = await app.signUp()
  const check = () => user.send('POST', '/api/zerogpt/detect', { input_text: machineText })
  const count = () => app.doors.db.$count(textAnalyses, eq(textAnalyses.userId, user.id))
  await check()
  expect(await count()).toBe(0)
  await app.doors.db.insert(userSettings).values({ userId: user.id, historyOn: true })
  const { scanId } = (await (await check()).json()) as CheckedText
  const kept = await app.doors.db.select().from(textAnalyses).where(eq(textAnalyses.userId, user.id))
  expect(kept).toMatchObject([{ id: scanId, text: machineText }])
})

test('completes the check when storing the check fails', async () => {
  const { signal } = new AbortController()
  const answer = await checkText(
    app.doors,
    { text: machineText, userId: 'gone in the meantime' },
    { owner: 'gone', signal },
  )
  expect(answer).toMatchObject({ success: true })
})

test.each(['\0', '\ud83d'])('stores a text with %j, which a database cannot hold', async (sign) => {
  const user = await app.signUp()
  await app.doors.db.insert(userSettings).values({ userId: user.id, historyOn: true })
  const answer = await user.send('POST', '/api/zerogpt/detect', { input_text: `A${sign} ${machineText}` })
  expect(answer.status).toBe(200)
  const kept = await app.doors.db.select().from(textAnalyses).where(eq(textAnalyses.userId, user.id))
  expect(kept).toMatchObject([{ text: `A\ufffd ${machineText}` }])
})

test('requires a claimed user to be the session’s', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  const body = { input_text: machineText, userId: ana.id }
  expect((await ana.send('POST', '/api/zerogpt/detect', body)).status).toBe(200)
  expect(await refusalOf(ben.send('POST', '/api/zerogpt/detect', body))).toMatchObject({ status: 403 })
  expect(await refusalOf(post(app.request, '/api/zerogpt/detect', body))).toMatchObject({ status: 401 })
})

test('checks without charging words', async () => {
  const user = await app.signUp()
  await user.send('POST', '/api/zerogpt/detect', { input_text: machineText })
  expect(await (await user.get('/api/user/remaining-words')).json()).toMatchObject({ remaining_words: 2_000 })
})

test.each([
  ['', 400, 'invalid_input', 'Please enter some text to analyze.'],
  [' \n', 400, 'invalid_input', 'Please enter some text to analyze.'],
  ['x'.repeat(50_001), 413, 'text_too_long', /50,000 can be checked at once/],
])('refuses a text of another size with a message', async (text, status, code, error) => {
  const refusal = await bodyOf(post(app.request, '/api/zerogpt/detect', { input_text: text }))
  expect(refusal).toMatchObject({ status, code })
  expect(refusal.error).toMatch(error)
})

test.each(['Yes.', '…', '1 2 3', '日本語の短い文です。', '\u200b', '<b>', 'a\0b', '\ud800'])(
  'responds to %j without a fault',
  async (text) => {
    const answer = await post(app.request, '/api/zerogpt/detect', { input_text: text })
    expect(answer.status).toBe(200)
  },
)

test('limits visitors after thirty checks', async () => {
  const quiet = await useTestApp()
  const ask = () => post(quiet.request, '/api/zerogpt/detect', { input_text: 'A short text.' })
  const answers = await Promise.all(Array.from({ length: 30 }, ask))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(await bodyOf(ask())).toMatchObject({ status: 429, code: 'too_many_requests' })
})

test('reports a failing engine as an error, not as a score', async () => {
  const broken = await useTestApp({ doors: { engine: failingEngine('detect') } })
  const refusal = await bodyOf(post(broken.request, '/api/zerogpt/detect', { input_text: machineText }))
  expect(refusal).toMatchObject({
    status: 500,
    error: 'An unexpected error occurred while analyzing the text. Please try again.',
  })
})

test('returns each document with the documented fields of the call', async () => {
  const { documents, data } = await check(machineText)
  expect(documents[0]).toMatchObject({
    id: data.id,
    feedback: data.feedback,
    collection_id: data.collection_id,
    file_name: null,
  })
})

test('refuses invalid text as documented, and a long one with its limit', async () => {
  for (const input_text of [[machineText], 7, null]) {
    const answer = await post(app.request, '/api/zerogpt/detect', { input_text })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({
      error: 'Invalid text input. Please check your text and try again.',
      code: 'detector_rejected',
    })
  }
  const long = await post(app.request, '/api/zerogpt/detect', { input_text: 'word '.repeat(50_000) })
  expect(long.status).toBe(413)
  expect(await long.json()).toMatchObject({
    error: 'This text has 250,000 characters; 50,000 can be checked at once. Please check it in parts.',
  })
})
