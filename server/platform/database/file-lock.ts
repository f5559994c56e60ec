import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const waitMs = 60_000
/**
 * Age after which a lock without a process id is stale: its owner ended, or found the disk full, before it could write
 * the id.
 */
const namelessMs = 2_000
const heldHere = new Set<string>()

/** Another process held the lock for longer than the caller waits. */
export class FileLockHeldError extends Error {}

/** Runs `work` while no other process on this machine holds `file`. Takes over a lock whose holder has died. */
export async function withFileLock<T>(file: string, work: () => Promise<T>, patienceMs = waitMs): Promise<T> {
  const deadline = Date.now() + patienceMs
  while (!take(file)) {
    if (holderIsGone(file)) rmSync(file, { force: true })
    else if (Date.now() >= deadline) throw new FileLockHeldError(`${file} is held by another process.`)
    else await sleep(50)
  }
  heldHere.add(file)
  try {
    return await work()
  } finally {
    heldHere.delete(file)
    rmSync(file, { force: true })
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function holderIsGone(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    if (!pid) return Date.now() - statSync(file).mtimeMs > namelessMs
    // In a restarted container, this process may have the same id as the one that died.
    if (pid === process.pid) return !heldHere.has(file)
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
