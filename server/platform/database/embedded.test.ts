import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { postgresPid } from '../../testing/servers/server-process.ts'
import { until } from '../../testing/until.ts'
import { useFolder } from '../../testing/use-folder.ts'
import { environmentOfPrograms } from '../env.ts'
import { type Connection, type EmbeddedPostgres, startEmbeddedPostgres } from './embedded.ts'
import { systemFolder } from './reachable.ts'

const isRoot = process.getuid?.() === 0

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir })
  onTestFinished(() => server.stop())
  return server
}

async function ask(connection: Connection, query: string): Promise<unknown> {
  const client = new Client(connection)
  client.on('error', () => {})
  await client.connect()
  try {
    return Object.values((await client.query(query)).rows[0] ?? {})[0]
  } finally {
    await client.end().catch(() => {})
  }
}

test('starts on a private socket without TCP, requires its password, and stores what is written', async () => {
  const dataDir = useFolder()
  const first = await start(dataDir)
  expect(await ask(first.connection, 'show listen_addresses')).toBe('')
  expect(await ask(first.connection, 'show server_version')).toMatch(/^18/)
  expect(await ask(first.connection, 'show fsync')).toBe('on')
  expect(statSync(first.connection.host).mode & 0o077).toBe(0)
  expect(statSync(join(dataDir, 'postgres-password')).mode & 0o077).toBe(0)
  expect(Buffer.byteLength(`${first.connection.host}/.s.PGSQL.5432`)).toBeLessThanOrEqual(107)
  await expect(ask({ ...first.connection, password: 'guessed' }, 'select 1')).rejects.toThrow(/password/)

  await ask(first.connection, 'create table kept as select 42 as answer')
  await first.stop()
  expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false)
  const second = await start(dataDir)
  expect(await ask(second.connection, 'select answer from kept')).toBe(42)
})

test('makes a password where an interrupted start left an empty file', async () => {
  const dataDir = useFolder()
  writeFileSync(join(dataDir, 'postgres-password'), '')
  const { connection } = await start(dataDir)
  expect(await ask(connection, 'select 1 as answer')).toBe(1)
  expect(readFileSync(join(dataDir, 'postgres-password'), 'utf8')).toBe(connection.password)
})

test('adopts what a killed process left running instead of starting a second server', async () => {
  const dataDir = useFolder()
  const owner = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)})
       await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} })
       console.log('up')
       setInterval(() => {}, 1000)`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  await new Promise<void>((resolve) => owner.stdout.once('data', () => resolve()))
  const pid = postgresPid(dataDir)
  owner.kill('SIGKILL')
  await new Promise((resolve) => owner.once('exit', resolve))

  const heir = await start(dataDir)
  expect(postgresPid(dataDir)).toBe(pid)
  expect(await ask(heir.connection, 'select 1')).toBe(1)
  await heir.stop()
  expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(false)
})

test('restarts a killed server on the same socket', async () => {
  const dataDir = useFolder()
  const { connection } = await start(dataDir)
  await ask(connection, 'create table kept as select 42 as answer')
  process.kill(postgresPid(dataDir), 'SIGKILL')
  await until(
    () =>
      ask(connection, 'select answer from kept').then(
        (answer) => answer === 42,
        () => false,
      ),
    'an answer of the database',
  )
})

test('an interrupted first start does not block the next one', async () => {
  const dataDir = useFolder()
  const halfMade = join(dataDir, 'postgres/cluster.new/base')
  mkdirSync(halfMade, { recursive: true })
  writeFileSync(join(halfMade, 'rubbish'), 'half a file')
  // The lock names a process that does not exist.
  writeFileSync(join(dataDir, 'postgres/start.lock'), '4194000')
  const { connection } = await start(dataDir)
  expect(await ask(connection, 'select 1')).toBe(1)
})

test('ignores the pid file of a dead server', async () => {
  const dataDir = useFolder()
  const first = await start(dataDir)
  const file = join(dataDir, 'postgres/cluster/postmaster.pid')
  const [stale, { uid, gid }] = [readFileSync(file, 'utf8'), statSync(file)]
  await first.stop()
  // Leaves the state of a power cut.
  writeFileSync(file, stale, { mode: 0o600 })
  chownSync(file, uid, gid)
  const { connection } = await start(dataDir)
  expect(await ask(connection, 'select 1')).toBe(1)
})

test.runIf(isRoot)('starts root’s database under a closed home directory', async () => {
  const home = useFolder()
  chmodSync(home, 0o700)
  const dataDir = join(home, 'clone/data')
  const elsewhere = join(systemFolder(), createHash('sha256').update(dataDir).digest('hex').slice(0, 12))
  onTestFinished(() => rmSync(elsewhere, { recursive: true, force: true }))
  const { connection } = await start(dataDir)
  expect(await ask(connection, 'select 1')).toBe(1)
  expect(existsSync(join(elsewhere, 'cluster/PG_VERSION'))).toBe(true)
})

/** Reads a file as the shared user `nobody`; returns an empty text when access is denied. */
function readAsNobody(path: string): string {
  return spawnSync('cat', [path], { uid: 65_534, gid: 65_534, encoding: 'utf8' }).stdout
}

test.runIf(isRoot)(
  'root’s database belongs to a user of its own, closed to processes of nobody',
  async () => {
    const dataDir = useFolder()
    const folder = join(dataDir, 'postgres')
    const { connection } = await start(dataDir)
    await ask(connection, 'create table kept as select 42 as answer')
    const { uid } = statSync(join(folder, 'cluster'))
    expect(readFileSync('/etc/passwd', 'utf8')).not.toContain(`:${uid}:`)
    expect(readFileSync(`/proc/${postgresPid(dataDir)}/status`, 'utf8')).toContain(`Uid:\t${uid}\t`)
    expect(statSync(folder).mode & 0o777).toBe(0o710)
    expect(statSync(join(folder, 'cluster')).mode & 0o777).toBe(0o700)
    for (const path of [
      join(folder, 'cluster/PG_VERSION'),
      join(folder, 'cluster/pg_hba.conf'),
      `/proc/${postgresPid(dataDir)}/environ`,
    ])
      expect(readAsNobody(path), path).toBe('')
    expect(readAsNobody('/etc/passwd')).not.toBe('')
  },
)

test.runIf(isRoot)('gives a database without an owner to the runner at the next start', async () => {
  const dataDir = useFolder()
  const cluster = join(dataDir, 'postgres/cluster')
  const first = await start(dataDir)
  await ask(first.connection, 'create table kept as select 42 as answer')
  await first.stop()
  spawnSync('chown', ['-R', '65534:65534', cluster])
  const second = await start(dataDir)
  expect(await ask(second.connection, 'select answer from kept')).toBe(42)
  const { uid } = statSync(cluster)
  expect(uid).not.toBe(65_534)
  expect(statSync(join(cluster, 'base')).uid).toBe(uid)
})

test('passes none of the server’s settings to the database’s process', () => {
  const given = { PATH: '/bin', SECRET: 'a secret', SMTP_URL: 'smtp://user:password@mail.example' }
  expect(environmentOfPrograms(given)).toEqual({ PATH: '/bin' })
})
