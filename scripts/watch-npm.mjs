// Uses only built-ins, on any Node from 20: this runs before anything is installed.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const checkEveryMs = 500
/** Shells that npm runs a script in. A shell passes no signal on, and it may outlive npm. */
const shells = new Set([
  'sh',
  'bash',
  'dash',
  'ash',
  'zsh',
  'ksh',
  'busybox',
  'cmd.exe',
  'powershell.exe',
  'pwsh.exe',
])
/** Read first, because npm may end while this script installs or builds. */
const parent = process.ppid

/**
 * Calls `onGone` once when the npm that runs this script has ended, by any signal. A script that was started without
 * npm is not watched: with `nohup`, `setsid` or a `&` it is meant to outlive its parent. npm's own parent is not
 * watched either.
 */
export function onNpmGone(onGone) {
  if (!isRunByNpm()) return
  let npm = parent
  let isWatching = true
  void findNpm().then((found) => {
    npm = found
  })
  const timer = setInterval(() => {
    if (!isWatching || (process.ppid === parent && isAlive(parent) && isBehind(npm))) return
    isWatching = false
    clearInterval(timer)
    onGone()
  }, checkEveryMs).unref()
}

/** Returns true only for this project's commands, because other scripts inherit the variable. */
function isRunByNpm() {
  const { npm_lifecycle_event: script, npm_package_name: project } = process.env
  return project === 'longhand-app' && ['start', 'dev'].includes(script)
}

/** Returns the parent itself, or the parent of the shell between. */
async function findNpm() {
  const found = await readProcess(parent).catch(() => null)
  return found && shells.has(found.name) ? found.parent : parent
}

async function readProcess(pid) {
  if (process.platform === 'linux') return readStat(pid)
  const run = promisify(execFile)
  if (process.platform === 'win32') {
    const query = `Get-CimInstance Win32_Process -Filter 'ProcessId=${pid}' | ForEach-Object { "$($_.ParentProcessId) $($_.Name)" }`
    return named((await run('powershell.exe', ['-NoProfile', '-NonInteractive', '-Command', query])).stdout)
  }
  return named((await run('ps', ['-o', 'ppid=,comm=', '-p', String(pid)])).stdout)
}

/** Parses a parent's id and a program's path or name from the output of the system's tools. */
function named(line) {
  const [, id, path] = /^\s*(\d+) (.*)$/m.exec(line) ?? []
  return { parent: Number(id), name: (path ?? '').trim().split('/').at(-1).replace(/^-/, '').toLowerCase() }
}

/** The name is in brackets and may contain any character. */
function readStat(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [, name, id] = /^\d+ \((.*)\) \S (\d+)/s.exec(text) ?? []
  return { parent: Number(id), name }
}

/**
 * Returns whether npm still runs. On Linux it checks the shell's parent, which also detects an npm that has ended but
 * was not reaped.
 */
function isBehind(npm) {
  if (npm === parent) return true
  if (process.platform !== 'linux') return isAlive(npm)
  try {
    return readStat(parent).parent === npm
  } catch {
    return false
  }
}

/** Windows keeps the id of a parent that has ended. */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
