import { setTimeout as sleep } from 'node:timers/promises'

const everyMs = 25

/** Waits until `read` returns a truthy value, and returns it. */
export async function until<T>(
  read: () => T | Promise<T>,
  what = 'the awaited state',
  patienceMs = 20_000,
): Promise<NonNullable<T>> {
  for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(everyMs)) {
    const value = await read()
    if (value) return value
  }
  throw new Error(`${what} did not come about.`)
}
