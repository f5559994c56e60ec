import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ServerProcess, startServerProcess } from '../server/testing/servers/server-process.ts'
import { useFolder } from '../server/testing/use-folder.ts'
import { root } from './setup.mjs'

type Ended = { code: number | null; stdout: string; stderr: string }

/** Runs a command as an operator types it, with these settings alone. */
function npmRun(args: string[], settings: Record<string, string>): Promise<Ended> {
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, NO_COLOR: '1', DATABASE_URL: '', SECRET: '', ...settings }
  const child = spawn('npm', ['run', '--silent', ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended: Ended = { code: null, stdout: '', stderr: '' }
  child.stdout.on('data', (chunk) => {
    ended.stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    ended.stderr += chunk
  })
  return new Promise((resolve) => child.once('close', (code) => resolve({ ...ended, code })))
}

test.each([['billing:report'], ['billing:refund', '--', 'ana@example.org'], ['seed']])(
  'npm run %s without the settings of a server says so, and makes nothing',
  async (...args) => {
    const dataDir = join(useFolder(), 'data')
    const { code, stdout, stderr } = await npmRun(args, { DATA_DIR: dataDir })
    expect(stderr).toContain(`DATABASE_URL is not set, and there is no database in ${dataDir}.`)
    expect(stderr.trim().split('\n')).toHaveLength(1)
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(existsSync(dataDir)).toBe(false)
  },
)

test('the operator’s commands run beside a server and say which database they use', {
  timeout: 180_000,
}, async () => {
  const dataDir = useFolder()
  const server: ServerProcess = await startServerProcess(dataDir)
  const settings = { DATA_DIR: dataDir, BASE_URL: server.url, LOCAL_MODELS: 'off' }
  const stamp = join(root, 'node_modules/.package-lock.json')
  const installedAt = existsSync(stamp) ? statSync(stamp).mtimeMs : 0
  const where = `Database: the embedded one in ${dataDir}`

  const seeded = await npmRun(['seed'], settings)
  expect(seeded).toMatchObject({ code: 0, stderr: expect.stringContaining(where) })
  expect(seeded.stdout).toContain('ana@longhand.example')
  const report = await npmRun(['billing:report'], settings)
  expect(report).toMatchObject({ code: 0, stderr: expect.stringContaining(where) })
  expect(report.stdout).toContain('Revenue of a month: $0.00')
  const refund = await npmRun(['billing:refund', '--', 'ana@longhand.example'], settings)
  expect(refund).toMatchObject({ code: 1, stderr: expect.stringContaining('Not refunded: ') })
  const letter = join(dataDir, 'letter.md')
  writeFileSync(letter, '# Folders\n\nThere is something new to look at.\n')
  const dry = await npmRun(['announce', '--', '--kind', 'feature-updates', letter, '--dry-run'], settings)
  expect(dry).toMatchObject({ code: 0, stdout: expect.stringContaining('Nothing was sent.') })

  const other = await npmRun(['billing:report'], { ...settings, SECRET: 'of another installation, 32 signs' })
  expect(other).toMatchObject({ code: 1, stderr: expect.stringContaining('SECRET is not the one') })
  const password = readFileSync(join(dataDir, 'postgres-password'), 'utf8')
  const socket = readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[4]
  const url = new URL(`postgresql://longhand:${password}@localhost/postgres`)
  url.searchParams.set('host', socket ?? '')
  const empty = await npmRun(['billing:report'], { ...settings, DATABASE_URL: url.href })
  expect(empty).toMatchObject({ code: 1, stderr: expect.stringContaining('no tables of Longhand') })

  expect((await server.request('/healthz')).status).toBe(200)
  expect(existsSync(stamp) ? statSync(stamp).mtimeMs : 0).toBe(installedAt)
})
