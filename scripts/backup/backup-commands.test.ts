import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startOwnPostgres } from '../../bench/support/outage/own-postgres.ts'
import { rowsOfDatabase } from '../../server/testing/databases/describe-database.ts'
import { startServerProcess } from '../../server/testing/servers/server-process.ts'
import { until } from '../../server/testing/until.ts'
import { useFolder } from '../../server/testing/use-folder.ts'
import { root } from '../setup.mjs'

type Ended = { code: number | null; stdout: string; stderr: string }

/** Starts a command as an operator types it, with these settings alone. */
function startNpm(args: string[], settings: Record<string, string>) {
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, NO_COLOR: '1', DATABASE_URL: '', SECRET: '', ...settings }
  const child = spawn('npm', ['run', '--silent', ...args], { cwd: root, env, detached: true })
  const ended: Ended = { code: null, stdout: '', stderr: '' }
  child.stdout.on('data', (chunk) => {
    ended.stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    ended.stderr += chunk
  })
  const end = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ ...ended, code })))
  return { child, end }
}

const npmRun = (args: string[], settings: Record<string, string>) => startNpm(args, settings).end

/** The embedded database of a server that runs for this folder. */
function embeddedConnection(dataDir: string) {
  const host = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[4]!
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8').trim()
  return { host, port: 5432, user: 'longhand', password, database: 'longhand' }
}

async function stateOf(config: object): Promise<Record<string, string>> {
  const client = new Client(config)
  await client.connect()
  try {
    return await rowsOfDatabase(client)
  } finally {
    await client.end()
  }
}

/** What both databases have in common when one server has run on each: it keeps times and jobs of its own. */
function withoutJobs(state: Record<string, string>): Record<string, string> {
  const kept = Object.entries(state).filter(
    ([name]) => !/^(pgboss\.|public\.(throttles|local_mails))/.test(name),
  )
  return Object.fromEntries(kept)
}

test('backs up beside a running server, and restores to an embedded and to an external database', {
  timeout: 300_000,
}, async () => {
  const dataDir = useFolder()
  const server = await startServerProcess(dataDir)
  const account = { name: 'Ana', email: 'ana@longhand.example', password: 'ink and paper 7' }
  const settings = { DATA_DIR: dataDir, BASE_URL: server.url, LOCAL_MODELS: 'off' }
  expect((await npmRun(['seed'], settings)).code).toBe(0)
  const file = join(useFolder(), 'longhand.backup.gz')
  const written = await npmRun(['backup', '--', file], settings)
  expect(written).toMatchObject({ code: 0, stdout: expect.stringContaining(`${file}: `) })
  expect(written.stdout).toContain(join(dataDir, 'secret'))
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const before = await stateOf(embeddedConnection(dataDir))

  const overRunning = await npmRun(['restore', '--', file, '--replace', '--confirm=replace'], settings)
  expect(overRunning).toMatchObject({ code: 1, stderr: expect.stringContaining('Stop every server') })
  expect(withoutJobs(await stateOf(embeddedConnection(dataDir)))).toEqual(withoutJobs(before))

  const other = useFolder()
  const elsewhere = { DATA_DIR: other, LOCAL_MODELS: 'off' }
  const noSecret = await npmRun(['restore', '--', file], elsewhere)
  expect(noSecret).toMatchObject({ code: 1, stderr: expect.stringContaining('copy the file “secret”') })
  expect(existsSync(join(other, 'postgres'))).toBe(false)
  copyFileSync(join(dataDir, 'secret'), join(other, 'secret'))
  expect(await npmRun(['restore', '--', file], elsewhere)).toMatchObject({ code: 0 })
  const restored = await startServerProcess(other)
  expect(withoutJobs(await stateOf(embeddedConnection(other)))).toEqual(withoutJobs(before))
  const answer = await restored.request('/api/auth/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email, password: account.password }),
  })
  expect(answer.status).toBe(200)
  await restored.end('SIGTERM')

  const external = await startOwnPostgres()
  onTestFinished(() => external.close())
  const secret = readFileSync(join(dataDir, 'secret'), 'utf8').trim()
  const there = { DATABASE_URL: external.url, SECRET: secret, DATA_DIR: useFolder() }
  const wrong = await npmRun(['restore', '--', file], {
    ...there,
    SECRET: 'of another installation, 32 signs',
  })
  expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining('SECRET is not the one') })
  expect(await npmRun(['restore', '--', file], there)).toMatchObject({ code: 0 })
  expect(withoutJobs(await stateOf(external.connection))).toEqual(withoutJobs(before))
  const again = join(useFolder(), 'again.gz')
  expect(await npmRun(['backup', '--', again], there)).toMatchObject({ code: 0 })
  const inUse = await npmRun(['restore', '--', again], there)
  expect(inUse).toMatchObject({ code: 1, stderr: expect.stringContaining('--replace') })
  const unconfirmed = await npmRun(['restore', '--', again, '--replace'], there)
  expect(unconfirmed).toMatchObject({ code: 1, stderr: expect.stringContaining('--confirm=replace') })
  const replaced = await npmRun(['restore', '--', again, '--replace', '--confirm=replace'], there)
  expect(replaced).toMatchObject({ code: 0 })
  expect(withoutJobs(await stateOf(external.connection))).toEqual(withoutJobs(before))
})

test('a restore that is killed leaves nothing, and the next one succeeds', { timeout: 300_000 }, async () => {
  const external = await startOwnPostgres()
  onTestFinished(() => external.close())
  const settings = {
    DATABASE_URL: external.url,
    SECRET: 'of this test alone, with 32 signs',
    DATA_DIR: useFolder(),
  }
  const file = join(useFolder(), 'longhand.backup.gz')
  const source = await startServerProcess(settings.DATA_DIR, settings)
  await fillUsers(external.connection)
  expect(await npmRun(['backup', '--', file], settings)).toMatchObject({ code: 0 })
  await source.end('SIGTERM')
  const client = new Client(external.connection)
  await client.connect()
  onTestFinished(() => client.end().catch(() => {}))
  const before = await stateOf(external.connection)
  const { child, end } = startNpm(['restore', '--', file, '--replace', '--confirm=replace'], settings)
  await until(
    async () => {
      const { rowCount } = await client.query(
        `select from pg_stat_activity where application_name = 'longhand restore' and query like 'copy "public"."users"%'`,
      )
      return (rowCount ?? 0) > 0
    },
    'a restore in progress',
    60_000,
  )
  process.kill(-child.pid!, 'SIGKILL')
  await end
  await until(async () => {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where application_name = 'longhand restore'`,
    )
    return rowCount === 0
  })
  expect(await stateOf(external.connection)).toEqual(before)
  expect(await npmRun(['restore', '--', file, '--replace', '--confirm=replace'], settings)).toMatchObject({
    code: 0,
  })
})

async function fillUsers(config: object): Promise<void> {
  const client = new Client(config)
  await client.connect()
  await client.query(`insert into users (id, email, name)
    select n, n || '@example.org', repeat(md5(n::text), 30) from generate_series(1, 60000) n`)
  await client.end()
}

test('says what is wrong with a call, a file and a folder', { timeout: 120_000 }, async () => {
  const folder = useFolder()
  const settings = { DATA_DIR: join(folder, 'data') }
  expect(await npmRun(['backup'], settings)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('FILE'),
  })
  expect(await npmRun(['restore'], settings)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('FILE'),
  })
  const missing = await npmRun(['restore', '--', join(folder, 'none.gz')], settings)
  expect(missing).toMatchObject({ code: 1, stderr: expect.stringContaining('does not exist') })
  writeFileSync(join(folder, 'other.gz'), 'something else')
  const other = await npmRun(['restore', '--', join(folder, 'other.gz'), '--check'], settings)
  expect(other).toMatchObject({ code: 1, stderr: expect.stringContaining('not a backup of Longhand') })
  expect(existsSync(settings.DATA_DIR)).toBe(false)
})
