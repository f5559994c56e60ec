import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { until } from '../until.ts'

const main = join(import.meta.dirname, '../../main.ts')

export type ServerProcess = {
  url: string
  pid: number
  request: (path: string, init?: RequestInit) => Promise<Response>
  /** Sends a signal and waits for the end. */
  end: (signal: NodeJS.Signals) => Promise<Exit>
}
export type Exit = { code: number | null; signal: NodeJS.Signals | null; stdout: string; stderr: string }

/** Starts `server/main.ts` as a separate process on a free port; resolves when it is ready. */
export async function startServerProcess(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const { child, exit, printed } = launch(dataDir, { PORT: String(port), BASE_URL: url, ...settings })
  const early = exit.then(({ code, signal, stderr }) => {
    throw new Error(`The server ended (${code ?? signal}): ${stderr}`)
  })
  await Promise.race([until(() => printed.stdout.includes('ready at'), 'a ready server'), early])
  early.catch(() => {})
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

function launch(dataDir: string, settings: Record<string, string>) {
  // Runs in a separate folder without .env, and without this run's environment.
  const { PATH = '', HOME = '', TMPDIR } = process.env
  const env = { PATH, HOME, ...(TMPDIR ? { TMPDIR } : {}), LOCAL_MODELS: 'off', LOG_LEVEL: 'warn' }
  const child = spawn(process.execPath, [main], {
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

async function stopGently(child: ChildProcess, exit: Promise<Exit>): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
  await exit
}
