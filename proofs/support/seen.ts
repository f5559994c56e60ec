import { setTimeout as sleep } from 'node:timers/promises'
import { printTable } from '../../bench/support/table.ts'

/** A change on one server is seen on the others within this time. */
const limitMs = Number(process.env.SEEN_MS ?? 1_000)
const everyMs = 10
const measured: [string, number][] = []

/** Reads until it returns a truthy value, notes how long that took, and fails after the limit. */
export async function seen<T>(what: string, read: () => Promise<T>): Promise<NonNullable<T>> {
  const startedAt = performance.now()
  for (;;) {
    const value = await read()
    const ms = performance.now() - startedAt
    if (value) {
      measured.push([what, Math.round(ms)])
      return value
    }
    if (ms > limitMs) throw new Error(`${what} was not seen on the other server within ${limitMs} ms.`)
    await sleep(everyMs)
  }
}

export function printSeen(): void {
  printTable('A change on one server is seen on the other', ['what', 'after, ms'], measured)
}
