import type { Pool, PoolClient } from 'pg'

/** What waits for a connection: how many statements, and how long the first of them has waited. */
export type PoolWaits = { count: () => number; oldestMs: () => number }

type Callback = (error: Error | undefined, client: PoolClient | undefined, done: () => void) => void

/** Measures how long callers wait for a connection. They are served in the order in which they came. */
export function watchWaits(pool: Pool): PoolWaits {
  const since = new Set<{ at: number }>()
  const connect = pool.connect.bind(pool) as (callback?: Callback) => Promise<PoolClient> | undefined
  const watched = (callback?: Callback) => {
    // With a free connection, or room for another one, there is no line.
    if (pool.idleCount > 0 || pool.totalCount < pool.options.max) return connect(callback)
    const wait = { at: performance.now() }
    since.add(wait)
    const end = () => void since.delete(wait)
    if (callback)
      return connect((...given) => {
        end()
        callback(...given)
      })
    const connected = connect()
    connected?.then(end, end)
    return connected
  }
  pool.connect = watched as Pool['connect']
  return {
    count: () => since.size,
    oldestMs() {
      const [oldest] = since
      return oldest ? performance.now() - oldest.at : 0
    },
  }
}
