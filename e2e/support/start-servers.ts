import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { threadsFlag } from '../../scripts/setup.mjs'
import { changeDatabase } from './database.ts'
import { startModelServer } from './model-server.ts'

const root = join(import.meta.dirname, '../..')

/** Starts the model's stand-in and the product, on free ports and with separate data, for all journeys. */
export default async function startServers(): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'longhand-e2e-'))
  // The database's unprivileged user needs access.
  chmodSync(dataDir, 0o755)
  const model = await startModelServer()
  const port = await freePort()
  const app = startApp({ dataDir, port, modelUrl: model.url })
  await untilReady(app)
  process.env.LONGHAND_URL = `http://localhost:${port}`
  process.env.LONGHAND_DATA_DIR = dataDir
  await skipSetUp()
  return async () => {
    await stop(app)
    await model.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

function startApp(options: { dataDir: string; port: number; modelUrl: string }): ChildProcess {
  const { PATH = '', HOME = '' } = process.env
  return spawn(process.execPath, [threadsFlag, join(root, 'server/main.ts')], {
    cwd: options.dataDir,
    env: {
      PATH,
      HOME,
      // No limits on attempts, because all journeys come from one address.
      NODE_ENV: 'test',
      DATA_DIR: options.dataDir,
      PORT: String(options.port),
      AI_BASE_URL: `${options.modelUrl}/v1`,
      AI_MODEL: 'test-model',
      AI_MODELS: 'second-model,third-model',
      OPENAI_BASE_URL: `${options.modelUrl}/v1`,
      AI_TRANSCRIPTION_MODEL: 'test-speech',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

/** The set-up is for one journey with a site of its own; here it would lie before a random first sign-in. */
async function skipSetUp(): Promise<void> {
  await changeDatabase('insert into site_settings (id, set_up_at) values (1, now())', [])
  await changeDatabase("select pg_notify('longhand_site', '')", [])
}

function untilReady(app: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    app.stdout!.on('data', (chunk) => String(chunk).includes('ready at') && resolve())
    app.once('exit', (code) => reject(new Error(`The server ended with ${code} while starting.`)))
  })
}

function stop(app: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    app.removeAllListeners('exit')
    app.once('exit', () => resolve())
    app.kill('SIGTERM')
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
