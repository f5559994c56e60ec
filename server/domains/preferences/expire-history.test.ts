import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { historyExpiries } from '../../domain-parts.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { textAnalyses } from '../detector/tables.ts'
import { humanizedTexts } from '../humanizer/tables.ts'
import { originalityChecks } from '../originality/tables.ts'
import { expireHistory } from './expire-history.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const daysAgo = (days: number) => new Date(app.doors.now().getTime() - days * 86_400_000)

async function withHistory(historyDays: number | null) {
  const { db } = app.doors
  const user = await app.signUp()
  if (historyDays !== null) await user.send('PUT', '/api/preferences', { history_days: historyDays })
  for (const createdAt of [daysAgo(31), daysAgo(29)]) {
    const row = { userId: user.id, text: 't', createdAt }
    const report = { words: 1, copied: 0, sources: [] } as never
    await db.insert(textAnalyses).values({ ...row, result: {} })
    await db.insert(originalityChecks).values({ ...row, report, words: 1, copied: 0, sources: 0 })
    await db.insert(humanizedTexts).values({
      userId: user.id,
      wordCount: 1,
      textContent: 't',
      original: 'o',
      choices: { rejected: [1], picked: {} },
      createdAt,
    })
  }
  return async () => {
    const texts = await db.select().from(humanizedTexts).where(eq(humanizedTexts.userId, user.id))
    return {
      scans: await db.$count(textAnalyses, eq(textAnalyses.userId, user.id)),
      checks: await db.$count(originalityChecks, eq(originalityChecks.userId, user.id)),
      rewrites: texts.filter(({ textContent, choices }) => textContent !== null || choices !== null).length,
      runs: texts.length,
    }
  }
}

test('deletes entries older than the setting of their user, and keeps the number of runs', async () => {
  const [month, year, forever, never] = [
    await withHistory(30),
    await withHistory(365),
    await withHistory(0),
    await withHistory(null),
  ]
  await expireHistory(app.doors, historyExpiries)
  expect(await month()).toEqual({ scans: 1, checks: 1, rewrites: 1, runs: 2 })
  for (const counts of [year, forever, never])
    expect(await counts()).toEqual({ scans: 2, checks: 2, rewrites: 2, runs: 2 })
})

test('refuses another number of days', async () => {
  const user = await app.signUp()
  expect((await user.send('PUT', '/api/preferences', { history_days: 3 })).status).toBe(400)
})
