import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foldText } from '../../../contract/text/fold-text.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { findHits, readAsked } from './search-terms.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const texts = [
  'Café, naïve, Łódź, Đorđević, Straße, Æsop, œuvre, Þór',
  'cafe\u0301 \u00c5ngstro\u0308m',
  'مَرْحَبًا بـالعالم',
  'שָׁלוֹם עולם',
  'ＡＢＣ１２ ｶﾞｷﾞ か\u3099 ｡｢x｣',
  '한국어 대학교',
  'สวัสดีชาวโลก ที่ทำ',
  'co\u00adoperate zero\u200bwidth ﬁn ① ½ ™',
  '👍🏽 👩‍🏫 🇫🇷 ❤️',
  'İstanbul ılık',
  'Привет, ЁЛКА, Йод',
]

test.each(texts)('the database folds %j as foldText does', async (text) => {
  const { rows } = await app.doors.db.execute<{ folded: string }>(sql`select search_fold(${text}) as folded`)
  expect(rows[0]!.folded).toBe(foldText(text))
})

async function hits(text: string, looked: string): Promise<string[]> {
  const asked = await readAsked(app.doors.db, 'owner', looked)
  return findHits(text, asked?.terms ?? []).map(({ start, end }) => text.slice(start, end))
}

test.each([
  ['我家在上海东边。', '上海', ['上海']],
  ['病院は機能していない。', '機能', ['機能']],
  ['สวัสดีชาวโลก', 'ชาว', ['ชาว']],
  ['The Cafés of Łódź', 'cafe lodz', ['Cafés', 'Łódź']],
  ['cafe\u0301 bar', 'café', ['cafe\u0301']],
  ['It works 👍🏽 now', '👍', ['👍🏽']],
  ['lighthouse and house', 'house', ['house']],
  ['iPhone手机壳', '手机 iphone', ['iPhone', '手机']],
])('in %j marks the hits of %j', async (text, looked, marked) => {
  expect(await hits(text, looked)).toEqual(marked)
})

test('takes quotes and signs of the query language as text', async () => {
  for (const looked of ["o'clock:*", "'; drop", 'a\\b', '上海’'])
    await app.doors.db.execute(
      sql`select to_tsvector('x') @@ ${(await readAsked(app.doors.db, 'owner', looked))!.owned}::tsquery`,
    )
  for (const nothing of ['。、', "' | '", '\\', '', '\0'])
    expect(await readAsked(app.doors.db, 'owner', nothing)).toBeNull()
})

test.each(['上海', '👍', 'ก', 'e\u0301', '한'])('folds a hundred thousand times %s in time', async (sign) => {
  const startedMs = performance.now()
  const { rows } = await app.doors.db.execute<{ size: number }>(
    sql`select length(search_words('owner', repeat(${sign}, 100000)))::int as size`,
  )
  expect(rows[0]!.size).toBeGreaterThan(0)
  expect(performance.now() - startedMs).toBeLessThan(20_000)
})
