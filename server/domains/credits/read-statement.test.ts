import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { releaseRun, settleRun } from './end-run.ts'
import { reserveWords } from './reserve-words.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('lists grants and what each run used, whose sum is the balance', async () => {
  const user = await app.signUp()
  const ctx = { ...app.doors, userId: user.id }
  const run = await reserveWords(ctx, { words: 100, text: 'a' })
  await settleRun(ctx.db, run.runId, 90)
  const failed = await reserveWords(ctx, { words: 50, text: 'b' })
  await releaseRun(ctx.db, failed.runId)
  await reserveWords(ctx, { words: 20, text: 'c' })
  const { lines } = await (await user.get('/api/user/word-statement')).json()
  expect(lines.map(({ kind, words }: { kind: string; words: number }) => [kind, words])).toEqual([
    ['reserved', -23],
    ['humanized', -90],
    ['grant', 2_000],
  ])
  const { remaining_words: left } = await (await user.get('/api/user/remaining-words')).json()
  expect(lines.reduce((sum: number, { words }: { words: number }) => sum + words, 0)).toBe(left)
})

test('begins with the free words, also when nothing else was asked for before', async () => {
  const user = await app.signUp()
  const { lines } = await (await user.get('/api/user/word-statement')).json()
  expect(lines).toMatchObject([{ kind: 'grant', cause: 'free', words: 2_000, balance: 2_000 }])
})

test('exports the same lines as CSV, and nothing of another user', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  const run = await reserveWords({ ...app.doors, userId: ana.id }, { words: 100, text: 'a' })
  await settleRun(app.doors.db, run.runId, 90)
  const file = await ana.get('/api/user/word-statement.csv')
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="words.csv"')
  const [head, ...rows] = (await file.text()).trimEnd().split('\r\n')
  expect(head).toBe('date,kind,cause,plan,words,balance')
  expect(rows.map((row) => row.slice(row.indexOf(',') + 1))).toEqual([
    'humanized,,,-90,1910',
    'grant,free,,2000,2000',
  ])
  const zoned = await (await ana.get('/api/user/word-statement.csv?timeZone=Pacific%2FAuckland')).text()
  for (const row of zoned.trimEnd().split('\r\n').slice(1)) expect(row).toMatch(/^[\d-]+T[\d:]+\+1[23]:00,/)
  expect(await (await ben.get('/api/user/word-statement.csv')).text()).not.toContain('humanized')
  expect((await ben.get(`/api/user/word-statement?userId=${ana.id}`)).status).toBe(403)
})
