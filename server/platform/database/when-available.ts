import { setTimeout as sleep } from 'node:timers/promises'
import { retryWaitMs } from '../../../contract/connection/retry.ts'
import { asAppError } from '../errors.ts'
import type { Log } from '../log.ts'

const rule = { firstMs: 250, longestMs: 4_000 }
const patienceMs = 120_000

/**
 * Runs a statement again while the database cannot be reached, for up to two minutes. For what must not be lost because
 * of a restart of the database; the statement has to allow that an earlier try had succeeded without an answer. `what`
 * names it in the log.
 */
export async function whenAvailable<T>(
  log: Pick<Log, 'warn'>,
  what: string,
  work: () => Promise<T>,
): Promise<T> {
  const startedAt = performance.now()
  for (let failures = 1; ; failures++) {
    try {
      return await work()
    } catch (error) {
      const isOver = performance.now() - startedAt > patienceMs
      if (isOver || asAppError(error).code !== 'database_unavailable') throw error
      if (failures === 1) log.warn({ err: error, what }, 'the database is away, will retry')
      await sleep(retryWaitMs(rule, failures))
    }
  }
}
