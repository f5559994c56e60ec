// Built-ins only, on any Node from 20: this runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const nodeMajor = 24
/**
 * With worker threads that come and go, V8's count of the pages that keys protect can miss one on processors that have such
 * keys, and V8 then ends the whole process ("Check failed: jit_page.has_value()").
 */
export const threadsFlag = '--no-memory-protection-keys'
/** The server, with a young generation that fits a small machine: V8's own choice costs 150 MB more at rest. */
export const serverArgs = [threadsFlag, '--max-semi-space-size=16', 'server/main.ts']
/** Keeps what Node makes of the TypeScript files: a second start is quicker, and its compiler stays out of memory. */
export const serverEnv = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'longhand-compile') }
const installStamp = join(root, 'node_modules', '.longhand-install.json')
const buildStamp = join(root, 'build', 'web', '.stamp')
const built = [
  'web',
  'contract',
  'engine',
  'scripts/build.ts',
  'scripts/compress.ts',
  'scripts/make-demo.ts',
  'scripts/prerender.ts',
  'vite.config.ts',
  'package-lock.json',
]

/** Installs from the lockfile when it changed. `dev` adds what tests and checks need. */
export function ensureInstalled({ dev }) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = readStamp(installStamp)
  if (stamp?.lock === lock && (stamp.dev || !dev)) return
  // Somebody who has the test packages keeps them: --omit=dev would take them away.
  if (existsSync(join(root, 'node_modules', 'vitest'))) dev = true
  say(dev ? 'Installing packages (with those for tests) …' : 'Installing packages …')
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  if (!dev) args.push('--omit=dev')
  const done = runNpm(args)
  if (done.status !== 0) fail(`npm ci failed:\n${done.stdout}${done.stderr}`)
  writeFileSync(installStamp, JSON.stringify({ lock, dev }))
}

/** Builds the pages when what they are made of changed. */
export function ensureBuilt() {
  const state = fingerprint(built)
  if (existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === state) return
  say('Building the pages …')
  const done = spawnSync(findNode(), ['scripts/build.ts'], { cwd: root, encoding: 'utf8' })
  if (done.status !== 0) fail(`The build failed:\n${done.stdout}${done.stderr}`)
  mkdirSync(dirname(buildStamp), { recursive: true })
  writeFileSync(buildStamp, state)
}

/** The pinned Node, or the running one where there is no pinned one and it is new enough. */
export function findNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const binary = process.platform === 'win32' ? 'node.exe' : 'bin/node'
  const pinned = join(root, 'node_modules', `node-${platform}-${process.arch}`, binary)
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= nodeMajor) return process.execPath
  fail(`Node ${nodeMajor} or later is needed here, and this is ${process.version}.`)
}

/** Runs a program of the project in the pinned Node and takes its place: signals go down, the exit code comes up. */
export function become(args, env = {}) {
  const child = spawn(findNode(), args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    // Windows knows no signals: there, kill() would end the child at once. A server stops when its channel closes.
    process.on(signal, () => (process.platform === 'win32' ? hangUp(child) : child.kill(signal)))
  }
  child.on('exit', (code, signal) =>
    process.exit(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1)),
  )
  return child
}

/** Closes the channel to a child; a server stops then, and every other program goes on to its end. */
export function hangUp(child) {
  if (child.connected) child.disconnect()
}

export function run(command, args, options = {}) {
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', ...options })
}

export function say(text) {
  process.stdout.write(`${text}\n`)
}

export function fail(text) {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

function runNpm(args) {
  const cli = process.env.npm_execpath
  const options = { cwd: root, encoding: 'utf8', env: { ...process.env, NODE_ENV: '' } }
  return cli?.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, options)
}

function fingerprint(paths) {
  const hash = createHash('sha256')
  for (const path of paths)
    walk(join(root, path), (file, stat) => hash.update(`${file}\0${stat.size}\0${stat.mtimeMs}\n`))
  return hash.digest('hex')
}

function walk(path, visit) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (!stat) return
  if (!stat.isDirectory()) return visit(path, stat)
  for (const name of readdirSync(path).sort()) {
    if (name !== 'node_modules' && !name.endsWith('.test.ts')) walk(join(path, name), visit)
  }
}

function readStamp(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
