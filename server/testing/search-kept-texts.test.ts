import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textAnalyses } from '../domains/detector/tables.ts'
import { humanizedTexts } from '../domains/humanizer/tables.ts'
import { originalityChecks } from '../domains/originality/tables.ts'
import { refillSearchWords } from '../platform/database/refill-search-words.ts'
import { hasWords } from '../platform/kept-texts/has-words.ts'
import { createTestApp, type TestApp } from './test-app.ts'
import type { TestUser } from './test-user.ts'

let app: TestApp
let user: TestUser
let other: TestUser

beforeAll(async () => {
  app = await createTestApp()
  user = await app.signUp()
  other = await app.signUp()
})
afterAll(() => app.close())

const kept = [
  ['detector', { id: textAnalyses.id, text: textAnalyses.text }, 'text_analyses'],
  ['humanizer', { id: humanizedTexts.id, text: humanizedTexts.textContent }, 'humanized_texts'],
  ['originality check', { id: originalityChecks.id, text: originalityChecks.text }, 'originality_checks'],
] as const

async function keep(table: string, text: string): Promise<void> {
  const { db } = app.doors
  if (table === 'text_analyses') await db.insert(textAnalyses).values({ userId: user.id, text, result: {} })
  else if (table === 'humanized_texts')
    await db.insert(humanizedTexts).values({ userId: user.id, textContent: text, wordCount: 3 })
  else
    await db.execute(sql`insert into originality_checks (user_id, text, words, copied, sources, report)
      values (${user.id}, ${text}, 3, 0, 0, '{}')`)
}

async function find(table: string, columns: Parameters<typeof hasWords>[2], looked: string, by = user) {
  const condition = await hasWords(app.doors.db, by.id, columns, looked)
  const { rows } = await app.doors.db.execute<{ id: string }>(
    sql`select id from ${sql.identifier(table)} where user_id = ${by.id} and ${condition ?? sql`true`}`,
  )
  return rows.length
}

test.each(kept)(
  'finds texts of the %s without spaces, accents and in words',
  async (_what, columns, table) => {
    await keep(table, '我家在上海东边。 The Crème brûlée 🚀')
    for (const looked of ['上海', 'brulee', 'CRÈME', '🚀', 'creme 东边'])
      expect(await find(table, columns, looked)).toBe(1)
    expect(await find(table, columns, '海上')).toBe(0)
    expect(await find(table, columns, '上海', other)).toBe(0)
  },
)

test.each(kept)('a search of the %s goes by the index of words', async (_what, columns, table) => {
  const plan = await app.doors.db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`)
    const condition = await hasWords(app.doors.db, user.id, columns, '上海')
    const { rows } = await tx.execute(
      sql`explain (verbose) select id from ${sql.identifier(table)} where user_id = ${user.id} and ${condition}`,
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect(plan).toContain(`Bitmap Index Scan on ${table}_search_words`)
  expect(plan).not.toContain('Seq Scan')
})

test.each(kept)(
  'finds texts of the %s that have no words yet, and gives them some',
  async (_w, columns, table) => {
    const { db } = app.doors
    await keep(table, 'An older zeppelin text, naïve')
    const name = sql.identifier(table)
    await db.execute(sql`update ${name} set search_words = null`)
    expect(await find(table, columns, 'zeppelin')).toBe(1)
    expect(await find(table, columns, 'naive')).toBe(0)
    const column = table === 'humanized_texts' ? 'text_content' : 'text'
    await db.execute(
      sql`insert into search_refills values (${table}, 'id', ${column}) on conflict do nothing`,
    )
    await refillSearchWords(app.doors)
    expect(await find(table, columns, 'naive')).toBe(1)
    const { rows } = await db.execute(sql`select * from search_refills`)
    expect(rows).toEqual([])
  },
)
