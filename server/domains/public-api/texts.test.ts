import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  detectAnswer,
  humanizeAnswer,
  originalityAnswer,
  usageAnswer,
} from '../../../contract/api/answers.ts'
import { apiRefusal, makeProgram } from '../../testing/api-program.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { machineText } from '../../testing/texts.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ settings: {} })
})
afterAll(() => app.close())

async function paying(scopes?: Parameters<typeof makeProgram>[2]) {
  const ana = await app.signUp()
  await wordsOf(ana)
  await app.doors.db.$client.query(`update user_credits set tier = 'unlimited' where user_id = $1`, [ana.id])
  return { ana, program: await makeProgram(app, ana, scopes) }
}

test('checks a text, keeps it only with history on, and tells the limit', async () => {
  const { ana, program } = await paying()
  const answer = await program.call('POST', '/api/v1/detect', { text: machineText })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('ratelimit-policy')).toBe('"detect";q=600;w=600')
  expect(answer.headers.get('ratelimit')).toMatch(/^"detect";r=599;t=\d+$/)
  const found = detectAnswer.parse(await answer.json())
  expect(found.sentences.length).toBeGreaterThan(1)
  expect(await (await ana.get('/api/scans')).json()).toMatchObject({ entries: [] })
  await ana.send('PUT', '/api/preferences', { history_on: true })
  await program.call('POST', '/api/v1/detect', { text: machineText })
  expect(((await (await ana.get('/api/scans')).json()) as { entries: unknown[] }).entries).toHaveLength(1)
})

test('shares the limits of the pages', async () => {
  const { ana, program } = await paying()
  await ana.send('POST', '/api/zerogpt/detect', { input_text: machineText })
  const answer = await program.call('POST', '/api/v1/detect', { text: machineText })
  expect(answer.headers.get('ratelimit')).toMatch(/^"detect";r=598;/)
})

test('rewrites a text for words of the same ledger', async () => {
  const { ana, program } = await paying()
  const before = await wordsOf(ana)
  const answer = await program.call('POST', '/api/v1/humanize', { text: machineText, mode: 'balanced' })
  const run = humanizeAnswer.parse(await answer.json())
  expect(run.remainingWords).toBe(before - run.words)
  expect(await wordsOf(ana)).toBe(run.remainingWords)
  expect(run.changes.length > 0).toBe(run.changed)
  const { rows } = (await (await ana.get('/api/api-keys/usage')).json()) as { rows: { charged: number }[] }
  expect(rows[0]?.charged).toBe(run.words)
})

test('streams a rewrite', async () => {
  const { program } = await paying()
  const answer = await program.call('POST', '/api/v1/humanize', { text: machineText, stream: true })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  const events = eventsIn(await answer.text())
  expect(events.at(-1)).toMatchObject({ type: 'done' })
  humanizeAnswer.parse(events.at(-1))
})

test('answers a repeat with the same Idempotency-Key from store, without a second charge', async () => {
  const { ana, program } = await paying()
  const send = (text: string, key: string) =>
    program.call('POST', '/api/v1/humanize', { text, mode: 'strong' }, { 'idempotency-key': key })
  const first = await send(machineText, 'run-1')
  const body = await first.text()
  const after = await wordsOf(ana)
  const again = await send(machineText, 'run-1')
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  expect(await again.text()).toBe(body)
  expect(await wordsOf(ana)).toBe(after)
  expect(await apiRefusal(send('Another text of hers.', 'run-1'))).toBe('422 idempotency_mismatch')
  expect(await apiRefusal(send(machineText, 'a key with spaces'))).toBe('400 invalid_input')
  const { rows } = await app.doors.db.$client.query('select * from api_answers where user_id = $1', [ana.id])
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(machineText.slice(0, 20))
})

test('runs two calls at once with one Idempotency-Key once', async () => {
  const { program } = await paying()
  const send = () =>
    program.call('POST', '/api/v1/detect', { text: machineText }, { 'idempotency-key': 'same' })
  const answers = await Promise.all([send(), send()])
  const statuses = answers.map(({ status }) => status).sort()
  expect([
    [200, 200],
    [200, 409],
  ]).toContainEqual(statuses)
  expect((await send()).headers.get('idempotency-replayed')).toBe('true')
})

test('refuses what the plan and the balance refuse', async () => {
  const { ana, program } = await paying()
  const long = Array.from({ length: 1_600 }, () => 'word').join(' ')
  expect(await apiRefusal(program.call('POST', '/api/v1/humanize', { text: long }))).toBe(
    '413 too_long_for_plan',
  )
  await app.doors.db.$client.query(
    `with spent as (update user_credits set remaining_words = 0 where user_id = $1 returning user_id)
     insert into credit_entries (user_id, kind, words, reason) select user_id, 'expire', -2000, 'spent in a test' from spent`,
    [ana.id],
  )
  expect(await apiRefusal(program.call('POST', '/api/v1/humanize', { text: machineText }))).toBe(
    '402 out_of_words',
  )
})

test('compares a text with given sources', async () => {
  const { program } = await paying()
  const shared = 'A lamp was found in the old house by the sea, says the first report of the year.'
  const answer = await program.call('POST', '/api/v1/originality', {
    text: shared,
    sources: [{ name: 'Report', text: `We read: ${shared}` }],
  })
  expect(originalityAnswer.parse(await answer.json()).sources[0]).toMatchObject({
    title: 'Report',
    kind: 'given',
  })
})

test('tells what is left, and refuses a wrong call in one form', async () => {
  const { program } = await paying()
  expect(usageAnswer.parse(await (await program.call('GET', '/api/v1/usage')).json()).plan).toBe('unlimited')
  expect(await apiRefusal(program.call('POST', '/api/v1/detect', { txt: 'x' }))).toBe('400 invalid_input')
  expect(await apiRefusal(program.call('GET', '/api/v1/nothing'))).toBe('404 not_found')
  const bad = await app.request('/api/v1/detect', {
    method: 'POST',
    headers: { authorization: `Bearer ${program.secret}`, 'content-type': 'application/json' },
    body: '{',
  })
  expect(await apiRefusal(bad)).toBe('400 bad_json')
})

async function wordsOf(user: Awaited<ReturnType<TestApp['signUp']>>): Promise<number> {
  const answer = await user.get('/api/user/remaining-words')
  return ((await answer.json()) as { remaining_words: number }).remaining_words
}

function eventsIn(text: string): unknown[] {
  return text
    .split('\n\n')
    .filter((part) => part.startsWith('data: '))
    .map((part) => JSON.parse(part.slice(6)))
}
