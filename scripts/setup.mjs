// Uses only built-ins, on any Node from 20: this runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { removeTestPackages } from './server-packages.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const nodeMajor = 24
/**
 * When worker threads start and end, V8 can miscount the pages that memory protection keys guard, on processors that
 * have such keys, and end the whole process ("Check failed: jit_page.has_value()").
 */
export const threadsFlag = '--no-memory-protection-keys'
/** Arguments of the server, with a young generation for a small machine: V8's default costs 150 MB more when idle. */
export const serverArgs = [threadsFlag, '--max-semi-space-size=16', 'server/main.ts']
/** Caches Node's compiled TypeScript files: a second start is faster, and the compiler stays out of memory. */
export const serverEnv = { NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'longhand-compile') }
const installStamp = join(root, 'node_modules', '.longhand-install.json')
const buildStamp = join(root, 'build', 'web', '.stamp')
const built = [
  'web',
  'contract',
  'texts',
  'engine',
  'scripts/build.ts',
  'scripts/bundle',
  'scripts/compress.ts',
  'scripts/content',
  'scripts/try-out',
  'scripts/make-demo.ts',
  'scripts/prerender.ts',
  'docs/detector-model-card.md',
  'docs/humanizer-findings.md',
  'vite.config.ts',
  'package-lock.json',
]

/** Installs from the lockfile when it changed. `dev` adds the packages for tests and checks. */
export function ensureInstalled({ dev }) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  const stamp = readStamp(installStamp)
  if (stamp?.lock === lock && (stamp.dev || !dev)) return
  // Keeps installed test packages, which --omit=dev would remove.
  if (existsSync(join(root, 'node_modules', 'vitest'))) dev = true
  say(dev ? 'Installing packages (with those for tests) …' : 'Installing packages …')
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  if (!dev) args.push('--omit=dev')
  const done = runNpm(args)
  if (done.status !== 0) fail(`npm ci failed:\n${done.stdout}${done.stderr}`)
  if (!dev) removeTestPackages(root)
  writeFileSync(installStamp, JSON.stringify({ lock, dev }))
}

/** Builds the pages when their sources changed. */
export function ensureBuilt() {
  const state = fingerprint(built)
  if (existsSync(buildStamp) && readFileSync(buildStamp, 'utf8') === state) return
  say('Building the pages …')
  const done = spawnSync(findNode(), ['scripts/build.ts'], { cwd: root, encoding: 'utf8' })
  if (done.status !== 0) fail(`The build failed:\n${done.stdout}${done.stderr}`)
  mkdirSync(dirname(buildStamp), { recursive: true })
  writeFileSync(buildStamp, state)
}

/** Returns the pinned Node, or the running one if it is new enough and there is no pinned one. */
export function findNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform
  const binary = process.platform === 'win32' ? 'node.exe' : 'bin/node'
  const pinned = join(root, 'node_modules', `node-${platform}-${process.arch}`, binary)
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= nodeMajor) return process.execPath
  fail(`Node ${nodeMajor} or later is needed here, and this is ${process.version}.`)
}

/**
 * Runs a program of the project in the pinned Node in place of this one: passes signals on and takes over its exit
 * code.
 */
export function become(args, env = {}) {
  const child = spawn(findNode(), args, {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    // Windows has no signals: kill() would end the child at once. A server stops when its channel closes.
    process.on(signal, () => (process.platform === 'win32' ? hangUp(child) : child.kill(signal)))
  }
  child.on('exit', (code, signal) =>
    process.exit(code ?? (signal === 'SIGTERM' || signal === 'SIGINT' ? 0 : 1)),
  )
  return child
}

/** Closes the channel to a child. A server then stops; every other program runs to its end. */
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
