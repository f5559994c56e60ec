// Built-ins only, on any Node from 20: this runs before anything is installed.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const checkEveryMs = 500
/** What npm runs a script in. It passes no signal on, and it may live on when npm is killed. */
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
/** Read first of all: npm may end while this script installs or builds. */
const parent = process.ppid

/**
 * Calls `onGone` once when the npm that runs this script has ended, by any signal. A script that was started without npm
 * is not watched: with `nohup`, `setsid` or a `&` it is meant to outlive what started it. So is npm itself, whose own
 * parent is never looked at.
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

/** True for the commands of this project alone: its name is inherited by whatever another script starts. */
function isRunByNpm() {
  const { npm_lifecycle_event: script, npm_package_name: project } = process.env
  return project === 'longhand-app' && ['start', 'dev'].includes(script)
}

/** The parent itself, or the parent of the shell between. */
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

/** A parent's id and a program's path or name, as the system's own tools print them. */
function named(line) {
  const [, id, path] = /^\s*(\d+) (.*)$/m.exec(line) ?? []
  return { parent: Number(id), name: (path ?? '').trim().split('/').at(-1).replace(/^-/, '').toLowerCase() }
}

/** The name stands in brackets and may hold any character. */
function readStat(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const [, name, id] = /^\d+ \((.*)\) \S (\d+)/s.exec(text) ?? []
  return { parent: Number(id), name }
}

/** Whether npm is still there. On Linux by the shell's parent, which also tells of an npm that nobody has reaped yet. */
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
