import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '../bench/support/processes.ts'
import { root } from './setup.mjs'

// The commands in README that no other test runs the way a user types them.
let dataDir: string

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'longhand-commands-'))
  chmodSync(dataDir, 0o755)
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

test('npm run migrations has nothing to do: tables and migrations agree', { timeout: 60_000 }, async () => {
  const { output } = await runToEnd(['run', 'migrations'])
  expect(output).toContain('No schema changes')
})

test('npm run bench lists its benches when given an unknown name', {
  timeout: 60_000,
}, async () => {
  const { code, output } = await runToEnd(['run', 'bench', '--', 'no-such-bench'])
  expect(output).toContain('chat-list, streams')
  expect(code).toBe(1)
})

test('npm run screens takes a picture of a page', { timeout: 180_000 }, async () => {
  const { code, output } = await runToEnd(['run', 'screens', '--', 'login'])
  expect(output).toContain('screens/index.html')
  expect(code).toBe(0)
  expect(existsSync(join(root, 'screens/login-390-dark.png'))).toBe(true)
})

test('npm run dev serves pages and calls from one address', { timeout: 60_000 }, async () => {
  const [port, pagesPort] = [await freePort(), await freePort()]
  const env = { PORT: String(port), LONGHAND_DEV_PORT: String(pagesPort), DATA_DIR: join(dataDir, 'dev') }
  const { child, ended } = startNpm(['run', 'dev'], env)
  try {
    const address = `http://127.0.0.1:${pagesPort}`
    const page = await untilAnswered(`${address}/login`, { headers: { accept: 'text/html' } })
    expect(await page.text()).toContain('<div id="app"')
    const config = await untilAnswered(`${address}/api/config`)
    expect(await config.json()).toMatchObject({ local: true })
  } finally {
    // Sends the signal only to npm, as a supervisor does; the script, both servers and the database end with it.
    child.kill('SIGTERM')
    await ended
  }
})

function startNpm(args: string[], env: Record<string, string> = {}) {
  const child: ChildProcess = spawn('npm', args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      LOG_LEVEL: 'error',
      LOCAL_MODELS: 'off',
      NODE_ENV: '',
      NO_COLOR: '1',
      BASE_URL: '',
      ...env,
    },
  })
  let output = ''
  for (const stream of [child.stdout!, child.stderr!]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output }))
  })
  return { child, ended }
}

function runToEnd(args: string[], env?: Record<string, string>) {
  return startNpm(args, env).ended
}

async function untilAnswered(url: string, init?: RequestInit): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, init).catch(() => null)
    if (answer?.ok) return answer
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
