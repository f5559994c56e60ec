import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { serverEnv } from '../../../scripts/setup.mjs'
import { renewEveryMs } from '../../domains/credits/hold-run.ts'
import { drainMs } from '../../platform/http/pending-work.ts'
import { until } from '../until.ts'

/** Several times what an idle machine needs: a loaded one starts a server in half a minute. */
const startPatienceMs = 55_000
const main = join(import.meta.dirname, '../../main.ts')

export type ServerProcess = {
  url: string
  pid: number
  request: (path: string, init?: RequestInit) => Promise<Response>
  /** Sends a signal and waits for the end. */
  end: (signal: NodeJS.Signals) => Promise<Exit>
}
export type Exit = { code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string }

/** Shorter waits for a test: how long a stopping server drains, and how often it renews the runs that it works on. */
export type Waits = { drainMs?: number; renewEveryMs?: number }

/**
 * Starts `server/main.ts` as a separate process on a free port; resolves when it is ready. Another test may take the
 * port before the server does, so the start is repeated with another one.
 */
export async function startServerProcess(
  dataDir: string,
  settings: Record<string, string> = {},
  waits: Waits = {},
  triesLeft = 2,
): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { child, exit, printed } = launch(dataDir, { PORT: String(port), BASE_URL: url, ...settings }, waits)
  const early = exit.then(({ code, signal, stderr }) => {
    throw new Error(`The server ended (${code ?? signal}): ${stderr}`)
  })
  early.catch(() => {})
  try {
    await Promise.race([
      until(() => printed.stdout.includes('ready at'), 'a ready server', startPatienceMs),
      early,
    ])
  } catch (error) {
    if (triesLeft === 0 || !printed.stderr.includes(`PORT ${port} is in use`)) throw error
    return startServerProcess(dataDir, settings, waits, triesLeft - 1)
  }
  return {
    url,
    pid: child.pid!,
    // Node's fetch identifies itself as one, so better-auth requires the page's origin.
    request: (path, init) => fetch(url + path, { ...init, headers: { origin: url, ...init?.headers } }),
    async end(signal) {
      child.kill(signal)
      return exit
    },
  }
}

/** Runs a server that should not start; returns how it ended. */
export function runServer(dataDir: string, settings: Record<string, string>): Promise<Exit> {
  return launch(dataDir, settings).exit
}

/** Returns the process id of the PostgreSQL that runs for a DATA_DIR. */
export function postgresPid(dataDir: string): number {
  return Number(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8').split('\n')[0])
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

function launch(dataDir: string, settings: Record<string, string>, waits: Waits = {}) {
  // Runs in a separate folder without .env, and without this run's environment.
  const { PATH = '', HOME = '', TMPDIR } = process.env
  const env = {
    PATH,
    HOME,
    ...(TMPDIR ? { TMPDIR } : {}),
    LOCAL_MODELS: 'off',
    LOG_LEVEL: 'warn',
    ...serverEnv,
  }
  const child = spawn(process.execPath, [...shortened(waits), main], {
    cwd: dataDir,
    env: { ...env, DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const printed = { stdout: '', stderr: '' }
  child.stdout.on('data', (chunk) => {
    printed.stdout += chunk
  })
  child.stderr.on('data', (chunk) => {
    printed.stderr += chunk
  })
  const exit = new Promise<Exit>((resolve) => {
    child.on('close', (code, signal) => resolve({ code, signal, ...printed }))
  })
  onTestFinished(() => stopGently(child, exit))
  return { child, exit, printed }
}

/** Arguments that make Node fire the timers of the product, which are known by their lengths, earlier. */
function shortened({ drainMs: drain = drainMs, renewEveryMs: renewEvery = renewEveryMs }: Waits): string[] {
  if (drain === drainMs && renewEvery === renewEveryMs) return []
  const code = `for (const [name, ms, instead] of ${JSON.stringify([
    ['setTimeout', drainMs, drain],
    ['setInterval', renewEveryMs, renewEvery],
  ])}) {
    const real = globalThis[name]
    globalThis[name] = (work, wait, ...rest) => real(work, wait === ms ? instead : wait, ...rest)
  }`
  return ['--import', `data:text/javascript,${encodeURIComponent(code)}`]
}

async function stopGently(child: ChildProcess, exit: Promise<Exit>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
  await exit
}
