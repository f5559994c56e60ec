import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverArgs, serverEnv } from '../../scripts/setup.mjs'

export const root = join(import.meta.dirname, '../..')

export type Running = { url: string; process: ChildProcess; dataDir: string; stop: () => Promise<void> }

const children = new Set<ChildProcess>()
// A failing bench must not leave its servers running.
process.on('exit', () => {
  for (const child of children) child.kill('SIGTERM')
})

/**
 * Starts a program of the project on a free port and waits for its line "… at <address>". `folder` has another version
 * of the project.
 */
export async function startProgram(
  file: string,
  env: Record<string, string> = {},
  folder = root,
): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), 'longhand-bench-'))
  // When this runs as root, PostgreSQL runs as another user and must be able to enter the folder.
  chmodSync(dataDir, 0o755)
  const port = String(await freePort())
  const child = spawn(process.execPath, file === 'server/main.ts' ? serverArgs : [join(folder, file)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: port,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      LOCAL_MODELS: 'off',
      ...serverEnv,
      ...env,
    },
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  await new Promise<void>((resolve, reject) => {
    child.stdout!.on('data', (chunk) => / at http/.test(String(chunk)) && resolve())
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)))
  })
  return {
    // The server's own name; requests to pages under another name are redirected to it.
    url: `http://localhost:${port}`,
    process: child,
    dataDir,
    stop: () =>
      new Promise((resolve) => {
        const ended = () => {
          rmSync(dataDir, { recursive: true, force: true })
          resolve()
        }
        child.removeAllListeners('exit')
        if (child.exitCode !== null || child.signalCode !== null) return ended()
        child.once('exit', ended)
        child.kill('SIGTERM')
      }),
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number }
      server.close(() => resolve(port))
    })
  })
}

/** Returns the processor seconds that a process has used, user and system (Linux, 100 ticks a second). */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/**
 * Returns resident memory in MB, of a process or with its children (PostgreSQL shares pages, so shared ones count
 * once).
 */
export function residentMb(pid: number): number {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)
  return Number(line?.[1] ?? 0) / 1024
}

/** Returns the memory of the embedded database that serves `dataDir`, in MB, by proportional share. */
export function databaseMb(dataDir: string): number {
  let total = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      const parent = readFileSync(`/proc/${pid}/status`, 'utf8').match(/PPid:\s+(\d+)/)?.[1]
      const parentCommand = readFileSync(`/proc/${parent}/cmdline`, 'utf8')
      if (![command, parentCommand].some((text) => text.includes(dataDir) && text.includes('postgres')))
        continue
      total += Number(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').match(/^Pss:\s+(\d+)/m)?.[1] ?? 0)
    } catch {
      // The process has ended.
    }
  }
  return total / 1024
}

/** Returns the process ids of a process's children (Linux). */
export function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids
    .map(Number)
    .filter((pid) => readProcess(pid, 'stat').split(') ')[1]?.split(' ')[1] === String(parent))
}

/** Returns the command line of a process, which is empty when it has ended (Linux). */
export function commandOf(pid: number): string {
  return readProcess(pid, 'cmdline').replaceAll('\0', ' ')
}

function readProcess(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch {
    return ''
  }
}
