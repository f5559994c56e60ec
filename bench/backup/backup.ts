import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { checkBackup } from '../../server/platform/backup/read-backup.ts'
import { restoreBackup } from '../../server/platform/backup/restore-backup.ts'
import { writeBackup } from '../../server/platform/backup/write-backup.ts'
import { openDatabase } from '../../server/platform/database/database.ts'
import { type Connection, startEmbeddedPostgres } from '../../server/platform/database/embedded.ts'
import { migrateDatabase } from '../../server/platform/database/migrate.ts'
import { printTable } from '../support/table.ts'

const users = 1_000
const chatsOfUser = 5
const messagesOfChat = 8
const essaysOfUser = 2
const secret = 'of this bench alone, with 32 signs'

/** Measures a backup and a restore of 1,000 users: time, size and the memory that they add. */
export async function benchBackup(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'longhand-bench-backup-'))
  // PostgreSQL runs as another user where this is root.
  chmodSync(folder, 0o755)
  const file = join(folder, 'longhand.backup.gz')
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'data') })
  try {
    const source = await makeDatabase(postgres.connection, 'source')
    await fill(source)
    const target = await makeDatabase(postgres.connection, 'target')
    const written = await measured(() => writeBackup({ config: source, secret, file }))
    const read = await measured(() => checkBackup(file))
    const { header } = read.result
    const input = { config: target, secret, file, header, replaces: false, acceptsOtherSecret: false }
    const restored = await measured(() => restoreBackup(input))
    const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`
    printTable(
      `Backup of ${users} users with ${users * chatsOfUser * messagesOfChat} messages and ${users * essaysOfUser} essays`,
      ['what', 'seconds', 'memory added at most'],
      [
        ['backup', written.seconds, megabytes(written.memory)],
        ['reading the file to its end', read.seconds, megabytes(read.memory)],
        ['restore', restored.seconds, megabytes(restored.memory)],
      ],
    )
    console.log(
      `\nDatabase: ${megabytes(await sizeOf(source))}; file: ${megabytes(statSync(file).size)}; ${written.result.rows} rows`,
    )
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function makeDatabase(server: Connection, database: string): Promise<Connection> {
  await query(server, `create database ${database}`)
  const connection = { ...server, database }
  if (database === 'target') return connection
  const { pool, close } = openDatabase(connection, () => {})
  await migrateDatabase(pool)
  await close()
  return connection
}

/** Pieces of one long text without order, because equal texts would be packed to nothing. */
const text = (seed: string, characters: number) =>
  `(select substr(l.text, 1 + abs(hashtext(${seed})) % 1900000, ${characters}) from long_text l)`

async function fill(connection: Connection): Promise<void> {
  await query(
    connection,
    `create temporary table long_text as
       select string_agg(substr(md5(n::text), 1, 3 + n % 7), ' ') as text from generate_series(1, 400000) n;
     insert into users (id, email, email_verified, name)
       select 'u' || n, n || '@example.org', true, 'User ' || n from generate_series(1, ${users}) n;
     insert into chats (id, user_id, title)
       select gen_random_uuid(), u.id, 'Chat ' || n from users u, generate_series(1, ${chatsOfUser}) n;
     insert into chat_messages (id, chat_id, user_id, client_id, sender, text)
       select gen_random_uuid(), c.id, c.user_id, n, case when n % 2 = 1 then 'user' else 'assistant' end,
         ${text('c.id::text || n', 500)}
       from chats c, generate_series(1, ${messagesOfChat}) n;
     insert into essays (id, user_id, chat_id, title)
       select gen_random_uuid(), user_id, id, title from (
         select *, row_number() over (partition by user_id) as n from chats) c where n <= ${essaysOfUser};
     insert into essay_passages (essay_id, user_id, number, text)
       select e.id, e.user_id, n, ${text('e.id::text || n', 800)} from essays e, generate_series(1, 4) n`,
  )
}

async function query(connection: Connection, statement: string): Promise<void> {
  const client = new Client(connection)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function sizeOf(connection: Connection): Promise<number> {
  const client = new Client(connection)
  await client.connect()
  const { rows } = await client.query('select pg_database_size(current_database())::float8 as size')
  await client.end()
  return rows[0].size
}

async function measured<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; seconds: string; memory: number }> {
  const before = process.memoryUsage().rss
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, 20)
  const startedAt = performance.now()
  const result = await work()
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1)
  clearInterval(timer)
  return { result, seconds, memory: most - before }
}
