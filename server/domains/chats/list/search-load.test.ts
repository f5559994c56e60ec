import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readAsked } from '../../../platform/database/search-terms.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestUser } from '../../../testing/test-user.ts'
import { searchStatement } from './search-chats.ts'

let app: TestApp
let owner: TestUser
let other: TestUser

beforeAll(async () => {
  app = await createTestApp()
  owner = await app.signUp()
  other = await app.signUp()
  await fill(owner, { chats: 12, messages: 3, words: 8_000 })
  await fill(other, { chats: 60, messages: 40, words: 20 })
  await app.doors.db.execute(sql`analyze chat_messages, chats`)
})
afterAll(() => app.close())

/** Adds chats of words such as `a1f3` in the database: sending them would dominate the test. */
async function fill(user: TestUser, size: { chats: number; messages: number; words: number }): Promise<void> {
  await app.doors.db.execute(sql`
    with made as (
      insert into chats (id, user_id, title)
      select gen_random_uuid(), ${user.id}, 'Archive ' || n from generate_series(1, ${size.chats}::int) n returning id
    )
    insert into chat_messages (id, chat_id, user_id, client_id, sender, text)
    select gen_random_uuid(), made.id, ${user.id}, 'c' || n, 'user',
      (select string_agg(substr(md5(n || '-' || w), 1, 6), ' ') from generate_series(1, ${size.words}::int) w)
    from made, generate_series(1, ${size.messages}::int) n`)
}

async function planOf(user: TestUser, looked: string): Promise<string> {
  return await app.doors.searchDb.transaction(async (tx) => {
    const asked = await readAsked(tx, user.id, looked)
    await tx.execute(sql`set local enable_seqscan = off`)
    const { rows } = await tx.execute(sql`explain (verbose) ${searchStatement(user.id, asked!, [])}`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
}

test.each(['a', 'archive', 'a1 b2 c3', 'nothing-like-this', '上海', '機', 'café 👍'])(
  'a search for %j goes by the index of words, for every user',
  async (looked) => {
    for (const user of [owner, other]) {
      const plan = await planOf(user, looked)
      expect(plan).toContain('Bitmap Index Scan on chat_messages_words')
      expect(plan).toContain('Bitmap Index Scan on chats_words')
      expect(plan).not.toContain('Seq Scan')
      expect(plan).not.toContain('to_tsvector')
    }
  },
)

test('a search for one letter reads only the words of its owner', async () => {
  const found = await app.doors.db.execute<{ mine: number; all: number }>(sql`
    select count(*) filter (where user_id = ${owner.id})::int as mine, count(*)::int as all
    from chat_messages where words @@ ('''' || left(md5(${owner.id}), 8) || 'a'':*')::tsquery`)
  expect(found.rows[0]).toEqual({ mine: 36, all: 36 })
  const answer = await owner.get('/api/chats/search?q=a')
  expect(answer.status).toBe(200)
  expect(((await answer.json()) as { found: unknown[] }).found).toHaveLength(12)
})

test('stops and reports a search that takes too long, while others continue', async () => {
  const held = await app.doors.db.$client.connect()
  try {
    await held.query('begin')
    await held.query('lock table chat_messages in access exclusive mode')
    const searching = owner.get('/api/chats/search?q=a')
    expect((await other.get('/api/chats')).status).toBe(200)
    const answer = await searching
    expect(answer.status).toBe(503)
    expect(await answer.json()).toMatchObject({ code: 'search_timeout' })
  } finally {
    await held.query('rollback')
    held.release()
  }
  expect((await owner.get('/api/chats/search?q=a')).status).toBe(200)
})

test('finds a reply once it is complete, and no deleted message', async () => {
  const { db } = app.doors
  const [row] = (
    await db.execute<{ id: string }>(sql`
      update chat_messages set status = 'streaming', sender = 'assistant', text = 'a platypus' where id =
        (select id from chat_messages where user_id = ${other.id} limit 1) returning id`)
  ).rows
  const hits = async () => {
    const answer = await other.get('/api/chats/search?q=platypus')
    return ((await answer.json()) as { found: unknown[] }).found.length
  }
  expect(await hits()).toBe(0)
  await db.execute(sql`update chat_messages set status = 'complete' where id = ${row!.id}`)
  expect(await hits()).toBe(1)
  await db.execute(sql`update chat_messages set deleted_at = now() where id = ${row!.id}`)
  expect(await hits()).toBe(0)
})

test('skips words too wide or too long for an index, and keeps their message', async () => {
  const { db } = app.doors
  const [chat] = (
    await db.execute<{ id: string }>(sql`select id from chats where user_id = ${other.id} limit 1`)
  ).rows
  // The parser takes hyphenated words both whole and in parts: the largest index that a text can produce.
  const wide = Array.from(
    { length: 16_000 },
    (_, n) => `${String.fromCodePoint(0x20000 + n)}-${String.fromCodePoint(0x24000 + n)}ý`,
  )
  for (const text of ['x'.repeat(100_000), wide.join(' ').slice(0, 100_000), `${wide.join('-')} aardvark`]) {
    await db.execute(sql`
      insert into chat_messages (id, chat_id, user_id, client_id, sender, text)
      values (gen_random_uuid(), ${chat!.id}, ${other.id}, gen_random_uuid()::text, 'user', ${text})`)
  }
  expect((await other.get('/api/chats/search?q=x')).status).toBe(200)
})
