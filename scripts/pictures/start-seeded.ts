import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root, serverArgs } from '../setup.mjs'

export type SeededServer = { url: string; stop: () => Promise<void> }

/** Starts the product with seeded data, on a free port and in a temporary folder; `more` adds settings. */
export async function startSeeded(more: Record<string, string> = {}): Promise<SeededServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'longhand-screens-'))
  // The database's unprivileged user must be able to enter.
  chmodSync(dataDir, 0o755)
  const { PATH = '', HOME = '' } = process.env
  const port = String(await freePort())
  // Switches off limits on attempts, and ignores models that happen to run on this machine.
  const settings = {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    PORT: port,
    LOCAL_MODELS: 'off',
    LOG_LEVEL: 'error',
    ...more,
  }
  const env = { PATH, HOME, ...settings }
  const server = spawn(process.execPath, serverArgs, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] })
  process.on('exit', () => server.kill('SIGTERM'))
  await ready(server)
  const seeded = spawnSync(process.execPath, ['scripts/seed.ts'], { cwd: root, env, encoding: 'utf8' })
  if (seeded.status !== 0) throw new Error(`The seed failed: ${seeded.stderr}`)
  return { url: `http://localhost:${port}`, stop: () => stop(server, dataDir) }
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.stdout!.on('data', (chunk) => String(chunk).includes('ready at') && resolve())
    server.once('exit', (code) => reject(new Error(`The server ended with ${code} while starting.`)))
  })
}

function stop(server: ChildProcess, dataDir: string): Promise<void> {
  return new Promise((resolve) => {
    server.removeAllListeners('exit')
    server.once('exit', () => {
      rmSync(dataDir, { recursive: true, force: true })
      resolve()
    })
    server.kill('SIGTERM')
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
