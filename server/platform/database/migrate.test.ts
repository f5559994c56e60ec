import { randomBytes } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { useFolder } from '../../testing/use-folder.ts'
import { openDatabase } from './database.ts'
import type { Connection } from './embedded.ts'
import { migrateDatabase } from './migrate.ts'

/** Creates an empty database. */
async function emptyDatabase(): Promise<Connection> {
  const server = inject('postgres')
  const database = `empty_${randomBytes(6).toString('hex')}`
  const client = new Client({ ...server, database: 'postgres' })
  await client.connect()
  await client.query(`create database ${database}`)
  onTestFinished(async () => {
    await client.query(`drop database ${database} with (force)`)
    await client.end()
  })
  return { ...server, database }
}

test('has one entry of the journal for each file, in the order of their numbers', () => {
  const folder = join(import.meta.dirname, '../../migrations')
  const files = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))
  const entries = journal.entries.map(({ tag }: { tag: string }) => `${tag}.sql`)
  expect(entries).toEqual(files.sort())
  expect(new Set(files.map((name) => name.slice(0, 4))).size).toBe(files.length)
})

test('migrates once when servers start at the same time', async () => {
  const connection = await emptyDatabase()
  const servers = Array.from({ length: 4 }, () => openDatabase(connection, () => {}))
  await Promise.all(servers.map(({ pool }) => migrateDatabase(pool)))
  const { rows } = await servers[0]!.pool.query('select count(*)::int as n from drizzle.__drizzle_migrations')
  const again = await servers[0]!.pool.query("select to_regclass('chat_messages') as made")
  expect(rows[0].n).toBeGreaterThan(0)
  expect(again.rows[0].made).toBe('chat_messages')
  // A second start applies nothing.
  await migrateDatabase(servers[1]!.pool)
  const after = await servers[0]!.pool.query('select count(*)::int as n from drizzle.__drizzle_migrations')
  expect(after.rows[0].n).toBe(rows[0].n)
  await Promise.all(servers.map(({ close }) => close()))
})

/** Opens a database in the state before a migration. */
async function openBefore(migration: string): Promise<ReturnType<typeof openDatabase>> {
  const opened = openDatabase(await emptyDatabase(), () => {})
  const folder = useFolder()
  cpSync(join(import.meta.dirname, '../../migrations'), folder, { recursive: true })
  const journalFile = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(readFileSync(journalFile, 'utf8')) as { entries: { tag: string }[] }
  const before = journal.entries.findIndex(({ tag }) => tag.endsWith(migration))
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, before) }))
  await migrate(drizzle(opened.pool), { migrationsFolder: folder })
  return opened
}

test('lists links that are older than the columns of their lists', async () => {
  const { pool, close } = await openBefore('_columns-of-share-lists')
  await pool.query(`
    insert into users (id, email, name) values ('ana', 'ana@example.org', 'Ana');
    insert into chats (id, user_id, title) select gen_random_uuid(), 'ana', 'Old lighthouse';
    insert into chat_shares (chat_id, user_id, token_hash, title, messages)
      select id, 'ana', 'a', 'Old', '[{"text": "Is it red?"}, {"text": "It is."}]' from chats;
    insert into check_shares (user_id, token_hash, text, result) values ('ana', 'b', repeat('é', 900), '{}')`)
  await migrateDatabase(pool)
  const { rows } = await pool.query(
    `select (select message_count from chat_shares) as messages, (select opening from check_shares) as opening`,
  )
  await close()
  expect(rows).toEqual([{ messages: 2, opening: 'é'.repeat(300) }])
})

test('finds chats that are older than the search’s index of words', async () => {
  const { pool, close } = await openBefore('_search-words')
  await pool.query(`
    insert into users (id, email, name) values ('ana', 'ana@example.org', 'Ana');
    insert into chats (id, user_id, title) select gen_random_uuid(), 'ana', 'Old lighthouse';
    insert into chat_messages (id, chat_id, user_id, client_id, sender, text)
      select gen_random_uuid(), id, 'ana', 'c', 'user', 'Is a lighthouse red?' from chats`)
  await migrateDatabase(pool)
  const found = `words @@ ('''' || left(md5('ana'), 8) || 'lightho'':*')::tsquery`
  const { rows } = await pool.query(
    `select (select count(*)::int from chats where ${found}) as titles,
      (select count(*)::int from chat_messages where ${found}) as messages`,
  )
  await close()
  expect(rows).toEqual([{ titles: 1, messages: 1 }])
})

test('every table of a user deletes its rows with the user, or refuses', async () => {
  const { connection, drop } = await createTestDatabase()
  onTestFinished(drop)
  const { pool, close } = openDatabase(connection, () => {})
  const { rows } = await pool.query(`
    select c.relname as table, pg_get_constraintdef(k.oid) as rule
    from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind = 'r'
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f' and a.attnum = any (k.conkey)
    where a.attname = 'user_id'`)
  await close()
  expect(rows.length).toBeGreaterThan(8)
  // The site remembers that there was a first account, so that the role of the operator passes to no other.
  const owned = rows.filter(({ table }) => table !== 'first_confirmed')
  for (const { table, rule } of owned) expect(`${table}: ${rule}`).toMatch(/ON DELETE CASCADE/)
})

test('asks the operators of a new site to set it up, and not those of one that has accounts', async () => {
  const read = async ({ pool, close }: Awaited<ReturnType<typeof openBefore>>) => {
    await migrateDatabase(pool)
    const { rows } = await pool.query('select set_up_at is not null as done from site_settings')
    await close()
    return rows
  }
  const old = await openBefore('_site-settings-and-connections')
  await old.pool.query("insert into users (id, email, name) values ('ana', 'ana@example.org', 'Ana')")
  expect(await read(old)).toEqual([{ done: true }])
  expect(await read(await openBefore('_site-settings-and-connections'))).toEqual([])
})

test('separates thinking from the text of older replies, and counts both', async () => {
  const { pool, close } = await openBefore('_thoughts-of-replies')
  const said = [
    ['assistant', '\n<think>\nThe moon pulls.\n</think>\n\nTides come twice a day.'],
    ['assistant', '[THINK]Hm.[/THINK]Yes.'],
    ['assistant', 'Write `<think>` and `</think>` around it.'],
    ['assistant', '<think>A start without an end'],
    ['user', '<think>What is this?</think> A mark?'],
  ]
  await pool.query(`
    insert into users (id, email, name) values ('ana', 'ana@example.org', 'Ana');
    insert into chats (id, user_id, title) select gen_random_uuid(), 'ana', 'Tides';`)
  for (const [sender, text] of said)
    await pool.query(
      `insert into chat_messages (id, chat_id, user_id, client_id, sender, text)
       select gen_random_uuid(), id, 'ana', gen_random_uuid()::text, $1, $2 from chats`,
      [sender, text],
    )
  await migrateDatabase(pool)
  const { rows } = await pool.query('select text, thoughts from chat_messages order by position')
  expect(rows).toEqual([
    { text: 'Tides come twice a day.', thoughts: 'The moon pulls.' },
    { text: 'Yes.', thoughts: 'Hm.' },
    ...said.slice(2).map(([, text]) => ({ text, thoughts: null })),
  ])
  const words = await pool.query(
    "select count(*)::int as n from chat_messages where words::text like '%pulls%'",
  )
  expect(words.rows[0].n).toBe(0)
  const bytes = rows.reduce(
    (sum, { text, thoughts }) => sum + 200 + text.length + (thoughts?.length ?? 0),
    500,
  )
  const counted = await pool.query('select sum(bytes)::int as n from stored_text_changes')
  expect(counted.rows[0].n).toBe(bytes)
  await close()
})

test('keeps one snapshot of the tables, from which the next migration is made', () => {
  const meta = join(import.meta.dirname, '../../migrations/meta')
  const newest = JSON.parse(readFileSync(join(meta, '_journal.json'), 'utf8')).entries.at(-1).tag
  const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'))
  expect(snapshots).toEqual([`${newest.slice(0, 4)}_snapshot.json`])
})
