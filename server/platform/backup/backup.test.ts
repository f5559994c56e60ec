import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { rowsOfDatabase, shapeOfDatabase } from '../../testing/databases/describe-database.ts'
import { createEmptyDatabase } from '../../testing/databases/empty-database.ts'
import { fillTables } from '../../testing/databases/fill-tables.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { until } from '../../testing/until.ts'
import { useFolder } from '../../testing/use-folder.ts'
import type { Connection } from '../database/embedded.ts'
import { applyMigrations, makeMigrationTable, readMigrations } from '../database/migrate.ts'
import { makeJobTables } from './job-tables.ts'
import { checkBackup } from './read-backup.ts'
import { type RestoreInput, restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

const secret = 'a secret of tests with 32 signs and more'

async function connect(connection: Connection, name = 'test'): Promise<Client> {
  const client = new Client({ ...connection, application_name: name })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end().catch(() => {}))
  return client
}

/** Makes a database with the tables of a server. */
async function createServerDatabase(): Promise<{ connection: Connection; client: Client }> {
  const { connection, drop } = await createTestDatabase()
  onTestFinished(drop)
  const client = await connect(connection)
  await client.query('begin')
  await makeJobTables(client)
  await client.query('commit')
  return { connection, client }
}

async function backUp(connection: Connection): Promise<string> {
  const file = join(useFolder(), 'longhand.backup.gz')
  await writeBackup({ config: connection, secret, file })
  return file
}

async function restore(config: Connection, file: string, given: Partial<RestoreInput> = {}) {
  const { header } = await checkBackup(file)
  return restoreBackup({ config, file, secret, header, replaces: false, acceptsOtherSecret: false, ...given })
}

/** A backup of one account, changed as a text. */
async function changedBackup(change: (text: string) => string): Promise<string> {
  const { connection, client } = await createServerDatabase()
  await client.query(`insert into users (id, email, name) values ('ana', 'ana@example.org', 'Ana')`)
  const file = await backUp(connection)
  writeFileSync(file, gzipSync(change(gunzipSync(readFileSync(file)).toString())))
  return file
}

/** Whether a database has anything of the program. */
async function isEmpty(connection: Connection): Promise<boolean> {
  const client = await connect(connection)
  const state = await rowsOfDatabase(client)
  return Object.keys(state).length === 0
}

test('brings every row of every table and every sequence to another database', {
  timeout: 120_000,
}, async () => {
  const { connection, client } = await createServerDatabase()
  const filled = await fillTables(client)
  expect(filled.length).toBeGreaterThan(50)
  const before = await rowsOfDatabase(client)
  for (const name of filled) expect(`${name} ${before[name]}`).not.toContain(' 0 ')
  const file = await backUp(connection)
  const target = await createEmptyDatabase()
  const { tables, rows } = await restore(target, file)
  const there = await connect(target)
  expect(await rowsOfDatabase(there)).toEqual(before)
  expect(await shapeOfDatabase(there)).toEqual(await shapeOfDatabase(client))
  expect(tables).toBe(filled.length + 2)
  expect(rows).toBeGreaterThan(filled.length)
  const again = join(useFolder(), 'again.backup.gz')
  expect(await writeBackup({ config: target, secret, file: again })).toMatchObject({ tables, rows })
  // The log of operators is append-only again.
  await expect(there.query('delete from audit_entries')).rejects.toThrow()
  await there.query(`insert into users (id, email, name) values ('new', 'new@example.org', 'New')`)
})

test('writes a file for its owner alone, with a header in plain text', async () => {
  const { connection, client } = await createServerDatabase()
  await client.query(`insert into users (id, email, name) values ('ana', 'ana@example.org', 'Ana')`)
  const file = await backUp(connection)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const text = gunzipSync(readFileSync(file)).toString()
  expect(JSON.parse(text.split('\n')[0]!)).toMatchObject({ format: 'longhand-backup', version: 1 })
  expect(text).toContain('ana@example.org')
  expect(text).not.toContain(secret)
  const again = writeBackup({ config: connection, secret, file })
  await expect(again).rejects.toThrow('exists already')
  const nowhere = writeBackup({ config: connection, secret, file: join(file, 'below', 'it') })
  await expect(nowhere).rejects.toThrow('There is no folder')
})

test('is as of one moment while users go on to write', async () => {
  const { connection, client } = await createServerDatabase()
  const file = join(useFolder(), 'longhand.backup.gz')
  let isDone = false
  const writing = (async () => {
    for (let i = 0; !isDone; i++) {
      await client.query('begin')
      await client.query(`insert into users (id, email, name) values ('u${i}', 'u${i}@example.org', 'U')`)
      await client.query(`insert into user_settings (user_id) values ('u${i}')`)
      await client.query('commit')
    }
  })()
  await writeBackup({ config: connection, secret, file })
  isDone = true
  await writing
  const target = await createEmptyDatabase()
  await restore(target, file)
  const there = await connect(target)
  const { rows } = await there.query(
    'select (select count(*) from users)::int as users, (select count(*) from user_settings)::int as settings',
  )
  expect(rows[0].users).toBe(rows[0].settings)
})

test('recognises a cut or damaged file before anything is written', async () => {
  const { connection, client } = await createServerDatabase()
  await client.query(`insert into users (id, email, name) select n, n || '@example.org', md5(n::text)
    from generate_series(1, 2000) n`)
  const file = await backUp(connection)
  const whole = readFileSync(file)
  const target = await createEmptyDatabase()
  for (const bytes of [whole.length - 1, whole.length - 9, Math.floor(whole.length / 2), 300, 0]) {
    writeFileSync(file, whole)
    truncateSync(file, bytes)
    await expect(restore(target, file), `${bytes} bytes`).rejects.toThrow('ends too early')
  }
  // A whole file in which the end is missing, or a row is another one.
  const text = gunzipSync(whole).toString()
  writeFileSync(file, gzipSync(text.slice(0, text.lastIndexOf('{"end"'))))
  await expect(restore(target, file)).rejects.toThrow('ends too early')
  writeFileSync(file, gzipSync(text.replace('7@example.org', '8@example.org')))
  await expect(restore(target, file)).rejects.toThrow('is damaged')
  const turned = Buffer.from(whole)
  turned[Math.floor(whole.length / 2)]! ^= 0x40
  writeFileSync(file, turned)
  await expect(restore(target, file)).rejects.toThrow(/is damaged|ends too early/)
  expect(await isEmpty(target)).toBe(true)
})

test.each([
  ['a text', Buffer.from('no backup at all\n')],
  ['a packed text', gzipSync('no backup at all\n')],
  ['packed JSON', gzipSync('{"format":"another"}\n')],
  ['packed bytes without lines', gzipSync(Buffer.alloc(3_000_000, 1))],
])('says that %s is not a backup', async (_name, bytes) => {
  const file = join(useFolder(), 'other.gz')
  writeFileSync(file, bytes)
  await expect(checkBackup(file)).rejects.toThrow('is not a backup of Longhand')
})

test('refuses what a newer version has written, and says so', async () => {
  const target = await createEmptyDatabase()
  const changes: [string | RegExp, string][] = [
    [/"version":1/, '"version":2'],
    [/"migrations":\[(\d+)/, '"migrations":[$1,9999999999999'],
    [/"jobs":\d+/, '"jobs":9999'],
  ]
  for (const [from, to] of changes) {
    const file = await changedBackup((text) => text.replace(from, to))
    // Its sum does not matter: a newer format may have other sums.
    await expect(readHeaderAndRestore(target, file)).rejects.toThrow(/newer version/)
  }
  expect(await isEmpty(target)).toBe(true)
})

/** Restores as if the sums were right. */
async function readHeaderAndRestore(config: Connection, file: string) {
  const [line = ''] = gunzipSync(readFileSync(file)).toString().split('\n')
  const header = JSON.parse(line)
  if (header.version > 1) return checkBackup(file)
  return restoreBackup({ config, file, secret, header, replaces: false, acceptsOtherSecret: false })
}

test('refuses another secret unless it is accepted, and then drops what nobody can open', async () => {
  const { connection, client } = await createServerDatabase()
  await fillTables(client)
  const file = await backUp(connection)
  const target = await createEmptyDatabase()
  const other = 'another secret of 32 signs and more, too'
  await expect(restore(target, file, { secret: other })).rejects.toThrow(
    'SECRET is not the one of this backup',
  )
  expect(await isEmpty(target)).toBe(true)
  await restore(target, file, { secret: other, acceptsOtherSecret: true })
  const there = await connect(target)
  const state = await rowsOfDatabase(there)
  expect(state['pgboss.job']).toMatch(/^0 /)
  expect(state.users ?? state['public.users']).toMatch(/^3 /)
})

test('refuses while a server runs, at the beginning and at the end', async () => {
  const file = await changedBackup((text) => text)
  const target = await createEmptyDatabase()
  const server = await connect(target, 'longhand listener')
  await expect(restore(target, file)).rejects.toThrow('Stop every server')
  await server.end()
  await restore(target, file)
})

test('refuses a database in use, replaces it when told, and treats one without accounts as empty', async () => {
  const file = await changedBackup((text) => text)
  const { connection, client } = await createServerDatabase()
  await restore(connection, file)
  await client.query(`update users set name = 'Later'`)
  await expect(restore(connection, file)).rejects.toThrow('it has 1 account')
  expect((await client.query('select name from users')).rows).toEqual([{ name: 'Later' }])
  await restore(connection, file, { replaces: true })
  expect((await client.query('select name from users')).rows).toEqual([{ name: 'Ana' }])
})

test('leaves the tables of other programs out, and never deletes them', async () => {
  const { connection, client } = await createServerDatabase()
  await client.query('create table visits (day date); insert into visits values (now())')
  const file = join(useFolder(), 'longhand.backup.gz')
  expect(await writeBackup({ config: connection, secret, file })).toMatchObject({ foreign: ['visits'] })
  await expect(restore(connection, file, { replaces: true })).rejects.toThrow('another program (visits)')
  await restore(await createEmptyDatabase(), file)
})

test('brings a backup of an earlier version up to this one', async () => {
  const before = readMigrations().find(({ sql }) =>
    sql.some((text) => text.includes('note_first_confirmed')),
  )!
  const upTo = readMigrations().findLast(({ folderMillis }) => folderMillis < before.folderMillis)!
  const connection = await createEmptyDatabase()
  const client = await connect(connection)
  await makeMigrationTable(client)
  await applyMigrations(client, { after: 0, upTo: upTo.folderMillis })
  await client.query(
    `insert into users (id, email, name, email_verified) values ('ana', 'ana@example.org', 'Ana', true)`,
  )
  const file = await backUp(connection)
  const target = await createEmptyDatabase()
  await restore(target, file)
  const there = await connect(target)
  // The migration after the backup has read the row that the backup brought.
  expect((await there.query('select user_id from first_confirmed')).rows).toEqual([{ user_id: 'ana' }])
  const { rows } = await there.query('select count(*)::int as count from drizzle.__drizzle_migrations')
  expect(rows[0].count).toBe(readMigrations().length)
})

test('keeps the jobs of another version of their tables', async () => {
  const { connection, client } = await createServerDatabase()
  await fillTables(client)
  const before = await rowsOfDatabase(client)
  await client.query(
    'alter table pgboss.schedule add column gone text; update pgboss.version set version = 42',
  )
  const file = await backUp(connection)
  const target = await createEmptyDatabase()
  await restore(target, file)
  const there = await rowsOfDatabase(await connect(target))
  for (const name of ['pgboss.job', 'pgboss.schedule', 'pgboss.queue']) expect(there[name]).toBe(before[name])
  expect(there['pgboss.version']).toMatch(/^1 /)
})

test('leaves the database as it was when a restore is cut off', { timeout: 60_000 }, async () => {
  const { connection, client } = await createServerDatabase()
  await client.query(`insert into users (id, email, name) select n, n || '@example.org', repeat(md5(n::text), 30)
    from generate_series(1, 30000) n`)
  const file = await backUp(connection)
  const target = await createServerDatabase()
  await target.client.query(`insert into users (id, email, name) values ('old', 'old@example.org', 'Old')`)
  const before = await rowsOfDatabase(target.client)
  const restoring = restore(target.connection, file, { replaces: true })
  restoring.catch(() => {})
  await until(async () => {
    const { rowCount } = await target.client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'longhand restore' and query like 'copy "public"."users"%'`,
    )
    return (rowCount ?? 0) > 0
  })
  await expect(restoring).rejects.toThrow()
  expect(await rowsOfDatabase(target.client)).toEqual(before)
  await restore(target.connection, file, { replaces: true })
})

test('reads rows of many megabytes in pieces', { timeout: 60_000 }, async () => {
  const { connection, client } = await createServerDatabase()
  await client.query(`insert into users (id, email, name)
    select 'ana', 'ana@example.org', string_agg(md5(n::text), E'\\n.\\\\.') from generate_series(1, 500000) n`)
  const file = await backUp(connection)
  const target = await createEmptyDatabase()
  await restore(target, file)
  const there = await connect(target)
  const sum = 'select md5(name) as sum, length(name) as length from users'
  expect((await there.query(sum)).rows).toEqual((await client.query(sum)).rows)
})
