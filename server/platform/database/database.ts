import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'

export type Database = NodePgDatabase & { $client: Pool }
/** What a verb may be given instead of the whole database: a transaction that is already open. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export type OpenDatabase = { db: Database; pool: Pool; close: () => Promise<void> }

const connectTimeoutMs = 5_000
const statementTimeoutMs = 30_000

export function openDatabase(config: PoolConfig, onError: (error: Error) => void): OpenDatabase {
  const pool = new Pool({
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idleTimeoutMillis: 60_000,
    ...config,
  })
  let closing = false
  // Without a listener, a connection that the server closes would end the process. While the pool closes, a database that
  // is stopped with it may be the quicker one: that is no fault.
  pool.on('error', (error) => {
    if (!closing) onError(error)
  })
  const close = () => {
    closing = true
    return pool.end()
  }
  return { db: drizzle(pool), pool, close }
}
