import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { postgresHome } from '../../../server/platform/database/reachable.ts'
import { handOver, makerFor, runnerOf } from '../../../server/platform/database/runner.ts'
import { environmentOfPrograms } from '../../../server/platform/env.ts'
import { childrenOf, freePort } from '../processes.ts'

export type OwnPostgres = {
  url: string
  port: number
  connection: { host: string; port: number; user: string; password: string; database: string }
  /** Resolves when it accepts connections. */
  start: () => Promise<void>
  /** Cuts every connection and ends, as a restart by its operator does. */
  stop: () => Promise<void>
  /** Ends every process of it at once, as a loss of power does. */
  kill: () => Promise<void>
  /** Stops every process of it where it is. Returns a function that lets them go on. */
  freeze: () => () => void
  close: () => Promise<void>
}

/** Creates and starts a PostgreSQL with TCP that nothing restarts, in contrast to the embedded one. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'longhand-own-postgres-'))
  const cluster = join(folder, 'cluster')
  const port = await freePort()
  const runner = runnerOf(cluster)
  const home = postgresHome(runner)
  makeCluster({ folder, cluster, home, runner })
  const connection = { host: '127.0.0.1', port, user: 'longhand', password: '', database: 'postgres' }
  let server: ChildProcess | null = null
  // A run that fails must not leave it running.
  process.once('exit', () => server?.kill('SIGQUIT'))
  const start = async () => {
    const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'jit=off']
    server = spawn(
      join(home, 'bin', 'postgres'),
      ['-D', cluster, ...settings.flatMap((one) => ['-c', one])],
      {
        ...runner,
        cwd: '/',
        env: environmentOfPrograms(),
        stdio: 'ignore',
      },
    )
    while (!(await isReady(connection))) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`)
      await sleep(20)
    }
  }
  const stop = async () => {
    const ending = server
    server = null
    if (!ending || ending.exitCode !== null) return
    const ended = new Promise((resolve) => ending.once('exit', resolve))
    ending.kill('SIGINT')
    await ended
  }
  const signalAll = (signal: NodeJS.Signals) => {
    const { pid } = server ?? {}
    if (pid === undefined) return
    for (const each of [pid, ...childrenOf(pid)]) process.kill(each, signal)
  }
  await start()
  return {
    url: `postgresql://longhand@127.0.0.1:${port}/postgres`,
    port,
    connection,
    start,
    stop,
    async kill() {
      const ending = server
      if (!ending) return
      const ended = new Promise((resolve) => ending.once('exit', resolve))
      signalAll('SIGKILL')
      server = null
      await ended
    },
    freeze() {
      signalAll('SIGSTOP')
      return () => signalAll('SIGCONT')
    },
    async close() {
      await stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

type Place = { folder: string; cluster: string; home: string; runner: ReturnType<typeof runnerOf> }

function makeCluster({ folder, cluster, home, runner }: Place): void {
  const maker = runner && makerFor(runner)
  mkdirSync(cluster, { mode: 0o700 })
  if (maker) {
    chownSync(cluster, maker.uid, maker.gid)
    chmodSync(folder, 0o755)
  }
  const options = ['-U', 'longhand', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions']
  const locale = ['--locale-provider=builtin', '--locale=C.UTF-8']
  const made = spawnSync(join(home, 'bin', 'initdb'), ['-D', cluster, ...options, ...locale], {
    ...maker,
    cwd: '/',
    env: environmentOfPrograms(),
    encoding: 'utf8',
  })
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)
  if (runner) handOver(cluster, runner)
}

async function isReady(connection: OwnPostgres['connection']): Promise<boolean> {
  const client = new Client(connection)
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
