import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CheckFacts, CheckSummary, KeptTextPage } from '../../../contract/kept-texts.ts'
import { refusalOf } from '../../testing/chat-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { machineText } from '../../testing/texts.ts'
import type { CheckedText } from './check-text.ts'
import type { KeptCheck } from './open-check.ts'
import { textAnalyses } from './tables.ts'

type CheckList = KeptTextPage<CheckFacts>

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function keeper(): Promise<TestUser> {
  const user = await app.signUp()
  await user.send('PUT', '/api/preferences', { history_on: true })
  return user
}

async function check(user: TestUser, text: string): Promise<CheckedText> {
  return (await (await user.send('POST', '/api/zerogpt/detect', { input_text: text })).json()) as CheckedText
}

async function list(user: TestUser, query = ''): Promise<CheckList> {
  return (await (await user.get(`/api/scans${query && `?${query}`}`)).json()) as CheckList
}

async function withChecks(count: number): Promise<TestUser> {
  const user = await app.signUp()
  const sameMoment = new Date('2026-05-01T10:00:00.123Z')
  await app.doors.db.insert(textAnalyses).values(
    Array.from({ length: count }, (_, i) => ({
      userId: user.id,
      text: `Text ${i} with 100% of it`,
      result: {},
      // Half of them share the same time; the order must hold all the same.
      createdAt: i % 2 ? sameMoment : new Date(sameMoment.getTime() + i * 1_000),
    })),
  )
  return user
}

test('lists what was checked with history on without its text, and opens the original result', async () => {
  const user = await keeper()
  const text = Array(4).fill(machineText).join('\n\n')
  const answer = await check(user, text)
  const { entries: checks, nextCursor } = await list(user)
  expect(nextCursor).toBeNull()
  expect(checks).toMatchObject([
    {
      id: answer.scanId,
      words: answer.data.textWords,
      aiPercent: answer.data.fakePercentage,
      aiWords: answer.documents[0].ai_words,
      verdict: answer.documents[0].predicted_class,
    },
  ])
  expect(text.startsWith(checks[0]!.title.slice(0, -1))).toBe(true)
  expect(JSON.stringify(checks)).not.toContain(text.slice(150, 250))
  const kept = (await (await user.get(`/api/scans/${answer.scanId}`)).json()) as KeptCheck
  expect(kept).toMatchObject({ id: answer.scanId, text, createdAt: checks[0]!.createdAt })
  expect(kept.detection).toEqual(answer.documents[0])
})

test.each([
  'Yes.',
  'Das ist ein kurzer deutscher Satz.',
  `${machineText.replace('e', '\u0435')}\u200b`,
  'const x = 1',
])('reads the result of %j again', async (text) => {
  const user = await keeper()
  const { scanId, documents } = await check(user, text)
  const kept = (await (await user.get(`/api/scans/${scanId}`)).json()) as KeptCheck
  expect(kept.detection).toEqual(documents[0])
})

test('stores nothing new with history off, and keeps earlier entries until they are deleted', async () => {
  const user = await keeper()
  const { scanId } = await check(user, machineText)
  await user.send('PUT', '/api/preferences', { history_on: false })
  await check(user, 'Another text, of which nothing is kept.')
  expect((await list(user)).entries.map(({ id }) => id)).toEqual([scanId])
  expect((await user.send('DELETE', `/api/scans/${scanId}`)).status).toBe(200)
  expect((await list(user)).entries).toEqual([])
  expect(await refusalOf(user.send('DELETE', `/api/scans/${scanId}`))).toMatchObject({ status: 404 })
})

test('returns pages newest first, without gaps or repetitions', async () => {
  const user = await withChecks(25)
  const seen: CheckSummary[] = []
  let cursor: string | null = null
  do {
    const page: CheckList = await list(
      user,
      `limit=10${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`,
    )
    seen.push(...page.entries)
    cursor = page.nextCursor
  } while (cursor)
  expect(new Set(seen.map(({ id }) => id)).size).toBe(25)
  const moments = seen.map(({ createdAt }) => createdAt)
  expect(moments).toEqual(moments.toSorted().reverse())
})

test.each([
  ['q=TEXT', 3],
  ['q=2 text', 1],
  ['q=100%25', 3],
  ['q=%25ext', 0],
  ['q=t_xt', 0],
  ['q=%5C', 0],
  ['q=%00', 3],
])('finds for %s %i of three', async (query, count) => {
  expect((await list(await withChecks(3), query)).entries).toHaveLength(count)
})

test('keeps the text and the list entry of an unknown result', async () => {
  const user = await app.signUp()
  const results = [{ predicted_class: 'robot', text_words: 'many' }, [], 'none', null, { sentences: [{}] }]
  await app.doors.db
    .insert(textAnalyses)
    .values(results.map((result) => ({ userId: user.id, text: 'An old text.', result: result ?? {} })))
  const { entries: checks } = await list(user)
  expect(checks).toHaveLength(results.length)
  for (const { id, ...row } of checks) {
    expect(row).toMatchObject({ title: 'An old text.', words: null, aiPercent: null, verdict: null })
    const kept = await (await user.get(`/api/scans/${id}`)).json()
    expect(kept).toMatchObject({ text: 'An old text.', detection: null })
  }
})

test('lets each user see, open and delete only their own, and a visitor nothing', async () => {
  const [ana, ben] = [await withChecks(2), await withChecks(1)]
  const [first] = (await list(ana)).entries
  const path = `/api/scans/${first!.id}`
  for (const method of ['GET', 'DELETE']) {
    expect(await refusalOf(ben.send(method, path))).toEqual({ status: 404, code: 'not_found' })
    expect(await refusalOf(app.request(path, { method }))).toEqual({ status: 401, code: 'sign_in_required' })
    const all = await refusalOf(app.request('/api/scans', { method }))
    expect(all).toEqual({ status: 401, code: 'sign_in_required' })
  }
  expect((await ben.send('DELETE', '/api/scans')).status).toBe(200)
  expect((await list(ben)).entries).toEqual([])
  expect((await list(ana)).entries).toHaveLength(2)
  expect(await app.doors.db.$count(textAnalyses, eq(textAnalyses.userId, ana.id))).toBe(2)
})

test.each([
  'limit=0',
  'limit=101',
  'limit=x',
  "cursor=';--",
  'cursor=2026-99-99T00:00:00Z~0',
  `q=${'x'.repeat(201)}`,
])('refuses a query of %j without running it', async (query) => {
  const user = await app.signUp()
  expect([400, 413]).toContain((await user.get(`/api/scans?${query}`)).status)
})

test('limits opening and deleting', async () => {
  const user = await app.signUp()
  await Promise.all(Array.from({ length: 600 }, () => user.get('/api/scans')))
  expect(await refusalOf(user.get('/api/scans'))).toEqual({ status: 429, code: 'too_many_requests' })
})

test('stops and reports a history search that takes too long', async () => {
  const user = await keeper()
  const held = await app.doors.db.$client.connect()
  try {
    await held.query('begin')
    await held.query('lock table text_analyses, humanized_texts in access exclusive mode')
    const answers = await Promise.all(
      ['scans', 'humanized-texts'].map((kept) => user.get(`/api/${kept}?q=a`)),
    )
    for (const answer of answers) {
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({ code: 'search_timeout' })
    }
  } finally {
    await held.query('rollback')
    held.release()
  }
})
