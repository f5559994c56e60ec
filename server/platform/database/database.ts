import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import { markTurn } from '../watchdog.ts'

export type Database = NodePgDatabase & { $client: Pool }
/** What a verb may be given instead of the whole database: a transaction that is already open. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export type OpenDatabase = {
  db: Database
  /** For statements that users can make costly: few connections and a short limit, so that others are not kept waiting. */
  searchDb: Database
  pool: Pool
  close: () => Promise<void>
}

const connectTimeoutMs = 5_000
const statementTimeoutMs = 30_000
const searchTimeoutMs = 3_000
const searchConnections = 2

export function openDatabase(config: PoolConfig, onError: (error: Error) => void): OpenDatabase {
  const common = { connectionTimeoutMillis: connectTimeoutMs, idleTimeoutMillis: 60_000 }
  const pool = new Pool({ ...common, statement_timeout: statementTimeoutMs, ...config })
  const searchPool = new Pool({
    ...common,
    ...config,
    statement_timeout: searchTimeoutMs,
    max: searchConnections,
  })
  markAnswers(pool)
  let closing = false
  // Without a listener, a connection that the server closes would end the process. While the pool closes, a database that
  // is stopped with it may be the quicker one: that is no fault.
  for (const each of [pool, searchPool])
    each.on('error', (error) => {
      if (!closing) onError(error)
    })
  const close = async () => {
    closing = true
    await Promise.all([pool.end(), searchPool.end()])
  }
  return { db: drizzle(pool), searchDb: drizzle(searchPool), pool, close }
}

/** Most work goes on after an answer of the database; the watchdog has to know whose. */
function markAnswers(pool: Pool): void {
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown
  const marked = (...given: unknown[]) => {
    const answer = query(...given)
    if (!(answer instanceof Promise)) return answer
    return answer.then((result) => {
      markTurn()
      return result
    })
  }
  pool.query = marked as Pool['query']
}
