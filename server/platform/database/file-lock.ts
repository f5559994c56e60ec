import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

const waitMs = 60_000

/** Runs `work` while no other process of this machine holds `file`; a lock whose holder died is taken over. */
export async function withFileLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + waitMs
  while (!take(file)) {
    if (holderIsGone(file)) rmSync(file, { force: true })
    else if (Date.now() > deadline) throw new Error(`${file} has been held for a minute by another process.`)
    else await sleep(50)
  }
  try {
    return await work()
  } finally {
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
    if (!pid) return false
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
