import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { environmentOfPrograms } from '../env.ts'
import { embeddedConnections } from '../process-count.ts'
import { withFileLock } from './file-lock.ts'
import { canOthersReach, postgresHome, systemFolder } from './reachable.ts'
import { handOver, makerFor, type Runner, runnerOf } from './runner.ts'

export type EmbeddedOptions = { dataDir: string; settings?: Record<string, string> }
export type Connection = { host: string; user: string; password: string; database: string; port: number }
export type EmbeddedPostgres = { connection: Connection; stop: () => Promise<void> }

const user = 'longhand'
const port = 5432
const startTimeoutMs = 30_000
const stopTimeoutMs = 15_000
const watchMs = 1_000

/**
 * Runs the bundled PostgreSQL for DATA_DIR on a private Unix socket, without TCP. Adopts a server that a killed process
 * left running. Processes that share DATA_DIR share one server, and the last one to exit stops it.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const prepared = preparePlace(options.dataDir)
  const { place, socket } = await withFileLock(join(prepared.folder, 'start.lock'), async () => {
    const place = { ...prepared, password: readPassword(options.dataDir) }
    writeFileSync(join(place.folder, `user-${process.pid}`), '')
    if (!existsSync(join(place.cluster, 'PG_VERSION'))) createCluster(place)
    return { place, socket: runningSocket(place) ?? (await launch(place, options.settings ?? {})) }
  })
  const connection = { host: socket, user, password: place.password, database: 'longhand', port }
  await createDatabase(connection)
  const watch = keepRunning(place, options.settings ?? {}, connection)
  return { connection, stop: () => leave(place, watch) }
}

type Place = {
  folder: string
  cluster: string
  password: string
  home: string
  runner: Runner | null
  log: string
}

/** Returns whether DATA_DIR has a database, without changing anything. */
export function hasEmbeddedDatabase(dataDir: string): boolean {
  return existsSync(dataDir) && existsSync(join(folderOf(dataDir), 'cluster', 'PG_VERSION'))
}

/** Returns the folder with the files of the embedded database. */
export function folderOf(dataDir: string): string {
  const isRoot = process.platform !== 'win32' && process.getuid!() === 0
  // The user that PostgreSQL runs as cannot enter a folder below a closed home directory.
  return isRoot && !canOthersReach(dataDir)
    ? join(systemFolder(), createHash('sha256').update(dataDir).digest('hex').slice(0, 12))
    : join(dataDir, 'postgres')
}

function preparePlace(dataDir: string): Omit<Place, 'password'> {
  mkdirSync(dataDir, { recursive: true })
  const folder = folderOf(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const cluster = join(folder, 'cluster')
  const runner = runnerOf(cluster)
  if (runner) chownSync(folder, 0, runner.gid)
  chmodSync(folder, runner ? 0o710 : 0o700)
  const log = join(dataDir, 'postgres.log')
  return { folder, cluster, home: postgresHome(runner), runner, log }
}

/** Returns the password of this cluster, and makes one first where there is none. Call it under the lock. */
function readPassword(dataDir: string): string {
  const file = join(dataDir, 'postgres-password')
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (known) return known
  const password = randomBytes(24).toString('base64url')
  // The rename leaves no partial password when the process ends now.
  writeFileSync(`${file}.new`, password, { mode: 0o600 })
  renameSync(`${file}.new`, file)
  return password
}

function createCluster(place: Place): void {
  // Creates the cluster in a temporary folder and renames it, so that an interrupted start leaves no partial cluster.
  const fresh = join(place.folder, 'cluster.new')
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { mode: 0o700 })
  const maker = place.runner && makerFor(place.runner)
  if (maker) chownSync(fresh, maker.uid, maker.gid)
  const passwordFile = join(place.folder, 'password.new')
  writeFileSync(passwordFile, place.password, { mode: 0o600 })
  if (maker) chownSync(passwordFile, maker.uid, maker.gid)
  const made = spawnSync(
    join(place.home, 'bin', 'initdb'),
    [
      '-D',
      fresh,
      '-U',
      user,
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
      '--no-sync',
      '--no-instructions',
    ].concat(['--locale-provider=builtin', '--locale=C.UTF-8']),
    { ...maker, cwd: '/', env: environmentOfPrograms(), encoding: 'utf8' },
  )
  rmSync(passwordFile, { force: true })
  if (made.status !== 0)
    throw new Error(`PostgreSQL could not create its files: ${made.stderr || made.error?.message}`)
  if (place.runner) handOver(fresh, place.runner)
  renameSync(fresh, place.cluster)
}

/** Returns the socket folder of a server that already runs on this cluster, or null. */
function runningSocket(place: Place): string | null {
  const file = join(place.cluster, 'postmaster.pid')
  if (!existsSync(file)) return null
  const lines = readFileSync(file, 'utf8').split('\n')
  const socket = lines[4]?.trim()
  return isAlive(Number(lines[0])) && socket && existsSync(socket) ? socket : null
}

async function launch(
  place: Place,
  settings: Record<string, string>,
  socketFolder?: string,
): Promise<string> {
  // A socket path has at most 107 characters, so the socket gets a short folder of its own; mkdtemp makes it private
  // (0700).
  const socket = socketFolder ?? mkdtempSync(join(tmpdir(), 'longhand-'))
  if (place.runner) chownSync(socket, place.runner.uid, place.runner.gid)
  // PostgreSQL refuses a folder that another user owns or others may read, which a restored copy or a chmod can cause.
  if (place.runner) handOver(place.cluster, place.runner)
  chmodSync(place.cluster, 0o700)
  const wanted = {
    listen_addresses: '',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    max_connections: String(embeddedConnections),
    shared_buffers: '64MB',
    jit: 'off',
    ...settings,
  }
  const args = Object.entries(wanted).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(place.log, 'a', 0o600)
  const child = spawn(join(place.home, 'bin', 'postgres'), ['-D', place.cluster, ...args], {
    ...place.runner,
    cwd: '/',
    env: environmentOfPrograms(),
    // Runs in a process group of its own, so that Ctrl+C reaches only the app, which stops the database after its last
    // write.
    detached: true,
    stdio: ['ignore', log, log],
  })
  child.unref()
  await untilReady({ host: socket, user, password: place.password, database: 'postgres', port }, child, place)
  return socket
}

async function untilReady(connection: Connection, child: ChildProcess, place: Place): Promise<void> {
  const deadline = Date.now() + startTimeoutMs
  for (;;) {
    if (await answers(connection)) return
    if (child.exitCode !== null) throw new Error(`PostgreSQL stopped while starting; see ${place.log}`)
    if (Date.now() > deadline) throw new Error(`PostgreSQL did not start within 30 seconds; see ${place.log}`)
    await sleep(20)
  }
}

async function answers(connection: Connection): Promise<boolean> {
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

async function createDatabase(connection: Connection): Promise<void> {
  const client = new Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [connection.database])
    if (found.rowCount === 0) await client.query(`create database ${connection.database}`)
  } catch (error) {
    // Another server created the database first.
    if (!['42P04', '23505'].includes((error as { code?: string }).code ?? '')) throw error
  } finally {
    await client.end()
  }
}

/** Restarts a database that stops unexpectedly (killed, out of memory) on the same socket. */
function keepRunning(place: Place, settings: Record<string, string>, connection: Connection): NodeJS.Timeout {
  let busy = false
  const check = async () => {
    if (busy || runningSocket(place)) return
    busy = true
    try {
      await withFileLock(join(place.folder, 'start.lock'), async () => {
        if (!runningSocket(place)) await launch(place, settings, connection.host)
      })
    } catch {
      // The next tick tries again; until then, callers get database_unavailable.
    } finally {
      busy = false
    }
  }
  return setInterval(() => void check(), watchMs).unref()
}

async function leave(place: Place, watch: NodeJS.Timeout): Promise<void> {
  clearInterval(watch)
  await withFileLock(join(place.folder, 'start.lock'), async () => {
    rmSync(join(place.folder, `user-${process.pid}`), { force: true })
    if (hasOtherUsers(place)) return
    const socket = runningSocket(place)
    const pid = socket
      ? Number(readFileSync(join(place.cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
      : 0
    if (!pid) return
    process.kill(pid, 'SIGINT')
    for (const deadline = Date.now() + stopTimeoutMs; Date.now() < deadline && isAlive(pid); ) await sleep(20)
    if (socket) rmSync(socket, { recursive: true, force: true })
  })
}

function hasOtherUsers(place: Place): boolean {
  const pids = readdirSync(place.folder).flatMap((name) =>
    name.startsWith('user-') ? [Number(name.slice(5))] : [],
  )
  for (const pid of pids) if (!isAlive(pid)) rmSync(join(place.folder, `user-${pid}`), { force: true })
  return pids.some(isAlive)
}

function isAlive(pid: number): boolean {
  if (!pid) return false
  try {
    process.kill(pid, 0)
    return !isZombie(pid)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** In a container whose first process does not reap its children, a dead server remains as a zombie. */
function isZombie(pid: number): boolean {
  if (process.platform !== 'linux') return false
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return true
  }
}
