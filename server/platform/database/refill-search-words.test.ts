import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { refillSearchWords } from './refill-search-words.ts'

let app: TestApp
let user: TestUser

beforeAll(async () => {
  app = await createTestApp()
  user = await app.signUp()
})
afterAll(() => app.close())

async function find(looked: string): Promise<number> {
  const answer = await user.get(`/api/chats/search?q=${encodeURIComponent(looked)}`)
  return ((await answer.json()) as { found: unknown[] }).found.length
}

/** Stores chats as a version did whose search separated words by spaces alone. */
async function storeAsBefore(count: number): Promise<void> {
  const { db } = app.doors
  const { rows } = await db.execute<{ now: string }>(
    sql`select pg_get_functiondef('search_words(text,text)'::regprocedure) as now`,
  )
  await db.execute(sql`
    create or replace function search_words(owner text, said text) returns tsvector language sql immutable strict parallel safe as $$
      select coalesce(array_to_tsvector(array_agg(left(md5(owner), 8) || lexeme)), ''::tsvector)
      from unnest(to_tsvector('simple'::regconfig, said))
    $$`)
  await db.execute(sql`
    with made as (
      insert into chats (id, user_id, title) select gen_random_uuid(), ${user.id}, 'Crème ' || n from generate_series(1, ${count}::int) n
      returning id
    )
    insert into chat_messages (id, chat_id, user_id, client_id, sender, text)
    select gen_random_uuid(), id, ${user.id}, 'c', 'user', '我家在上海东边。 naïve' from made`)
  await db.execute(sql.raw(rows[0]!.now))
}

test('computes the words of earlier rows again, and keeps them findable until then', async () => {
  const { db } = app.doors
  await storeAsBefore(250)
  expect(await find('naïve')).toBe(30)
  expect(await find('crème')).toBe(30)
  expect(await find('上海')).toBe(0)
  expect(await find('creme')).toBe(0)
  await db.execute(sql`insert into search_refills (table_name, key_column, text_column) values
    ('chats', 'id', 'title'), ('chat_messages', 'id', 'text') on conflict do nothing`)
  // Two servers share the work.
  await Promise.all([refillSearchWords(app.doors), refillSearchWords(app.doors)])
  await refillSearchWords(app.doors)
  expect(await find('上海')).toBe(30)
  expect(await find('creme')).toBe(30)
  expect((await db.execute(sql`select * from search_refills`)).rows).toEqual([])
  const { rows } = await db.execute<{ left: number }>(sql`
    select count(*)::int as left from chat_messages where not words @@ (left(md5(${user.id}), 8) || '上海')::tsquery`)
  expect(rows[0]!.left).toBe(0)
})

test('goes on where it stopped', async () => {
  const { db } = app.doors
  const [middle] = (
    await db.execute<{ id: string }>(sql`select id from chats order by id offset 125 limit 1`)
  ).rows
  await db.execute(sql`insert into search_refills values ('chats', 'id', 'title', ${middle!.id})`)
  await refillSearchWords(app.doors)
  expect((await db.execute(sql`select * from search_refills`)).rows).toEqual([])
})
