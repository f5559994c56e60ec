import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { until } from '../server/testing/until.ts'
import { useFolder } from '../server/testing/use-folder.ts'

const root = join(import.meta.dirname, '..')

type Started = { child: ChildProcess; url: string; ended: Promise<number | null>; printed: () => string }

/** Runs `npm start`, or its script, on a free port and a new data folder; a `.env` here is ignored. */
async function start(dataDir: string, [command, ...args]: [string, ...string[]]): Promise<Started> {
  const port = await freePort()
  const child = spawn(command, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      DATA_DIR: dataDir,
      PORT: String(port),
      LOG_LEVEL: 'error',
      ...Object.fromEntries(unset.map((name) => [name, ''])),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      text += chunk
    })
  }
  // Resolves when the last process that inherited the output has ended, not only the first.
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
  })
  const url = `http://localhost:${port}`
  return { child, url, ended, printed: () => text }
}

const unset = [
  'BASE_URL',
  'DATABASE_URL',
  'SECRET',
  'SMTP_URL',
  'HOST',
  'NODE_ENV',
  'AI_BASE_URL',
  'AI_MODEL',
]

const npm: [string, ...string[]] = ['npm', 'start']
const script: [string, ...string[]] = [process.execPath, 'scripts/start.mjs']

test('npm start serves the product, and SIGTERM to npm alone closes server and database', async () => {
  const dataDir = useFolder()
  const { child, url, ended, printed } = await start(dataDir, npm)
  await ready(printed, url)
  const page = await fetch(url)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<h1')
  expect((await fetch(`${url}/chat`)).status).toBe(200)
  expect((await fetch(`${url}/api/config`)).status).toBe(200)
  const pidFile = join(dataDir, 'postgres/cluster/postmaster.pid')
  expect(existsSync(pidFile)).toBe(true)
  child.kill('SIGTERM')
  await ended
  expect(existsSync(pidFile)).toBe(false)
  await expect(fetch(url)).rejects.toThrow()
}, 180_000)

test('ends the start script with 0 on SIGTERM', async () => {
  const { child, url, ended, printed } = await start(useFolder(), script)
  await ready(printed, url)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
}, 180_000)

test('stops the server when the start script is killed', async () => {
  const { child, url, printed } = await start(useFolder(), script)
  await ready(printed, url)
  child.kill('SIGKILL')
  await until(
    () =>
      fetch(`${url}/healthz`).then(
        () => false,
        () => true,
      ),
    'the end of the server',
  )
}, 180_000)

async function ready(printed: () => string, url: string): Promise<void> {
  const line = `Longhand is ready at ${url}`
  // A first start builds the pages.
  for (let tries = 0; tries < 8 && !printed().includes(line); tries++)
    await until(() => printed().includes(line), line).catch(() => {})
  expect(printed()).toContain(line)
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

test('names every mistake in the settings before it installs or builds', async () => {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: 'eighty', SIGNUPS: 'closed' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += chunk
    })
  const code = await new Promise((resolve) => child.once('close', resolve))
  expect(code).toBe(1)
  expect(
    printed
      .trim()
      .split('\n')
      .map((line) => line.split(' ').slice(0, 4).join(' ')),
  ).toEqual(['PORT is wrong: must', 'BASE_URL is not set:', 'SMTP_URL is not set:', 'SIGNUPS is not a'])
})
