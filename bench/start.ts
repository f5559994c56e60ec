import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, root } from './support/processes.ts'
import { printTable } from './support/table.ts'

const limitMs = 300_000
process.on('SIGTERM', () => process.exit(143))

/** Measures from `npm start` to the first page: in a fresh clone with a warm npm cache, then once more. */
export async function benchStart(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'longhand-start-'))
  chmodSync(folder, 0o755)
  const clone = join(folder, 'longhand')
  const cloned = spawnSync('git', ['clone', '--quiet', root, clone], { encoding: 'utf8' })
  if (cloned.status !== 0) throw new Error(cloned.stderr)
  try {
    const rows: [string, string][] = []
    for (const name of ['fresh clone to first page', 'second start to first page'])
      rows.push([name, (await secondsToPage(clone)).toFixed(1)])
    printTable('Start, from the last commit', ['what', 's'], rows)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function secondsToPage(clone: string): Promise<number> {
  const port = String(await freePort())
  // The caller's environment, so that npm finds its own settings and cache.
  const env = {
    ...process.env,
    PORT: port,
    DATA_DIR: join(clone, 'data'),
    LOCAL_MODELS: 'off',
    LOG_LEVEL: 'error',
  }
  const startedAt = performance.now()
  const child = spawn('npm', ['start', '--silent'], { cwd: clone, env, detached: true, stdio: 'ignore' })
  // The process group would outlive this process.
  const endGroup = () => process.kill(-child.pid!, 'SIGTERM')
  process.once('exit', endGroup)
  try {
    await firstPage(`http://localhost:${port}/`, child, startedAt)
    return (performance.now() - startedAt) / 1000
  } finally {
    process.off('exit', endGroup)
    await stop(child)
  }
}

async function firstPage(url: string, child: ChildProcess, startedAt: number): Promise<void> {
  while (performance.now() - startedAt < limitMs) {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}`)
    const answer = await fetch(url).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error(`No page after ${limitMs / 1000} s`)
}

/** npm passes signals on in its own way, so the whole group gets the signal. */
function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', () => setTimeout(resolve, 1_000))
    process.kill(-child.pid!, 'SIGTERM')
  })
}
