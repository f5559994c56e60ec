import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HumanizeEstimate } from '../../../contract/humanizer.ts'
import { throttle } from '../../platform/throttle/throttle.ts'
import { bodyOf, refusalOf } from '../../testing/chat-calls.ts'
import { failingEngine } from '../../testing/servers/failing-engine.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import { post, type TestUser } from '../../testing/test-user.ts'
import { machineText, stubbornText, wordsOfText } from '../../testing/texts.ts'
import { spendAllWords, wordsLeft } from '../../testing/words.ts'
import { sampleRule } from './estimate-run.ts'
import type { HumanizedText } from './humanized-text.ts'

const path = '/api/humanize/estimate'
const longText = `${machineText} ${machineText.replace('tools', 'methods')}`

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function estimateFor(user: TestUser, text: string): Promise<HumanizeEstimate> {
  const answer = await user.send('POST', path, { text })
  expect(answer.status).toBe(200)
  return (await answer.json()) as HumanizeEstimate
}

test('estimates the result and the cost for each mode', async () => {
  const user = await app.signUp()
  const { modes, current, isExact } = await estimateFor(user, machineText)
  expect(isExact).toBe(true)
  expect(await wordsLeft(app, user)).toBe(2_000)
  for (const { mode, humanScore, changes, words, isFree } of modes) {
    const answer = await user.send('POST', '/api/humanize', { text: machineText, mode })
    const run = (await answer.json()) as HumanizedText
    expect(run.details).toMatchObject({ finalHumanScore: humanScore, humanScoreBefore: current.humanScore })
    expect(run.edits).toHaveLength(changes)
    expect(run.cost).toBe(isFree ? 0 : words)
  }
  expect(modes.map(({ isFree }) => isFree)).toEqual([false, false, false])
  const stubborn = await estimateFor(user, stubbornText)
  expect(stubborn.modes.map(({ isFree }) => isFree)).toEqual([true, true, true])
})

test('shows at most two sentences, for a limited number of texts a day', async () => {
  const user = await app.signUp()
  const samples = async () => (await estimateFor(user, longText)).sample.length
  expect(await samples()).toBe(2)
  for (let i = 0; i < 19; i++) await throttle(app.doors.db, sampleRule, user.id)
  expect(await samples()).toBe(0)
})

test('serves only users with an account, for themselves, with or without words left', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  expect(await refusalOf(post(app.request, path, { text: machineText }))).toEqual({
    status: 401,
    code: 'sign_in_required',
  })
  expect(await refusalOf(ben.send('POST', path, { text: machineText, userId: ana.id }))).toEqual({
    status: 403,
    code: 'wrong_user',
  })
  await spendAllWords(app, ana)
  expect((await estimateFor(ana, machineText)).modes).toHaveLength(3)
})

test.each([
  ['a blank text', ' \n', 400, 'invalid_input'],
  ['a text over the plan’s limit', wordsOfText(501), 413, 'too_long_for_plan'],
])('refuses %s like a run', async (_, text, status, code) => {
  const user = await app.signUp()
  expect(await refusalOf(user.send('POST', path, { text }))).toEqual({ status, code })
})

test('reports a failing engine with the documented text', async () => {
  const broken = await useTestApp({ doors: { engine: failingEngine('estimate') } })
  const user = await broken.signUp()
  expect(await bodyOf(user.send('POST', path, { text: machineText }))).toMatchObject({
    code: 'engine_failed',
    error: 'Failed to process text. Please try again.',
  })
})
