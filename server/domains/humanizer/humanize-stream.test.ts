import { afterAll, beforeAll, expect, test } from 'vitest'
import type { HumanizeEvent } from '../../../contract/humanizer.ts'
import { bodyOf } from '../../testing/chat-calls.ts'
import { listen } from '../../testing/listen.ts'
import { failingEngine } from '../../testing/servers/failing-engine.ts'
import { createTestApp, type TestApp, useTestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { machineText } from '../../testing/texts.ts'
import { spendAllWords, wordsLeft } from '../../testing/words.ts'
import type { HumanizedText } from './humanized-text.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const accept = 'text/event-stream'

/** Reads a run over a real connection, as a browser does. */
async function readRun(address: string, user: TestUser): Promise<HumanizeEvent<HumanizedText>[]> {
  const answer = await fetch(`${address}/api/humanize`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept, cookie: user.cookie },
    body: JSON.stringify({ text: machineText, mode: 'balanced' }),
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain(accept)
  return (await answer.text())
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => JSON.parse(block.slice(6)) as HumanizeEvent<HumanizedText>)
}

test('sends scores and counts of each pass without text, then the result', async () => {
  const user = await app.signUp()
  const events = await readRun(await listen(app), user)
  const steps = events.flatMap((event) => (event.type === 'progress' ? [event] : []))
  expect(steps.length).toBeGreaterThan(0)
  expect(steps.map(({ done }) => done)).toEqual(steps.map((_, i) => i + 1))
  for (const step of steps) {
    expect(step.total).toBeNull()
    expect(Object.keys(step).sort()).toEqual(
      ['aiScore', 'done', 'humanScore', 'isAcceptable', 'iteration', 'total', 'type'].sort(),
    )
  }
  const result = events.at(-1)
  expect(result).toMatchObject({ type: 'done', changed: true, humanizer: 'embedded' })
  expect(events).toHaveLength(steps.length + 1)
  if (result?.type !== 'done') return
  expect(result.details.progressHistory.at(-1)?.text).toBe(result.humanized)
  expect(await wordsLeft(app, user)).toBe(2_000 - result.cost)
})

test('refuses before the start with JSON and a status', async () => {
  const user = await app.signUp()
  const ask = (text: string) => bodyOf(user.send('POST', '/api/humanize', { text }, { accept }))
  expect(await ask(' ')).toMatchObject({ status: 400, error: 'Please enter some text to humanize.' })
  await spendAllWords(app, user)
  expect(await ask(machineText)).toMatchObject({ status: 402, code: 'out_of_words' })
})

test('reports a failure halfway as an event, and returns every word', async () => {
  const broken = await useTestApp({ doors: { engine: failingEngine('humanize') } })
  const user = await broken.signUp()
  const events = await readRun(await listen(broken), user)
  expect(events).toEqual([
    {
      type: 'error',
      code: 'engine_failed',
      error: 'Failed to process text. Please try again.',
      says: { key: 'failures.processFailed' },
    },
  ])
  expect(await wordsLeft(broken, user)).toBe(2_000)
})
