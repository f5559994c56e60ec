import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const waitMs = 60_000
/** A lock without a name in it was made by a process that ended, or found the disk full, before it could write. */
const namelessMs = 2_000
const heldHere = new Set<string>()

/** Runs `work` while no other process of this machine holds `file`; a lock whose holder died is taken over. */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + waitMs
  while (!take(file)) {
    if (holderIsGone(file)) rmSync(file, { force: true })
    else if (Date.now() > deadline) throw new Error(`${file} has been held for a minute by another process.`)
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
    // In a container that starts anew, this process may have the number of the one that died.
    if (pid === process.pid) return !heldHere.has(file)
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
