import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type PoolConfig } from 'pg'
import { inSpan, isTracing } from '../telemetry/spans.ts'
import { markTurn } from '../watchdog.ts'
import { type PoolWaits, watchWaits } from './pool-waits.ts'

export type Database = NodePgDatabase & { $client: Pool }
/** An open transaction, which a verb accepts instead of the whole database. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export type OpenDatabase = {
  db: Database
  /**
   * For statements that users can make costly: few connections and a short limit, so that they do not delay other
   * queries.
   */
  searchDb: Database
  pool: Pool
  /** The statements that wait for a connection of the pool. */
  waits: PoolWaits
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
    // PostgreSQL would scan a small table. The plan of a search should be the same for all sizes.
    onConnect: async (client) => void (await client.query('set enable_seqscan = off; set jit = off')),
  })
  const waits = watchWaits(pool)
  markAnswers(pool)
  let closing = false
  // Without a listener, a connection that the server closes would end the process. An error while the pool closes is
  // expected, because the database may stop first.
  for (const each of [pool, searchPool]) {
    each.on('error', (error) => {
      if (!closing) onError(error)
    })
    // The pool listens only to connections that nobody uses. One that is lost in a transaction, between two statements,
    // would also end the process; the next statement reports it.
    each.on('connect', (client) => client.on('error', () => {}))
  }
  const close = async () => {
    closing = true
    await Promise.all([pool.end(), searchPool.end()])
  }
  return { db: openOn(pool), searchDb: openOn(searchPool), pool, waits, close }
}

/**
 * The library takes a connection for each transaction, and keeps it for good if the connection is lost before BEGIN is
 * answered. After some outages, nothing would be left in the pool; so the connection is taken and released here.
 */
function openOn(pool: Pool): Database {
  const db = drizzle(pool)
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return db
}

/** Marks the turn of the named work after each query, so that the watchdog blames the right work for a blocked loop. */
function markAnswers(pool: Pool): void {
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown
  const marked = (...given: unknown[]) => {
    const answer = inStatementSpan(given, () => query(...given))
    if (!(answer instanceof Promise)) return answer
    return answer.then((result) => {
      markTurn()
      return result
    })
  }
  pool.query = marked as Pool['query']
}

/** Runs a statement as a span, which has its first word and nothing of the rest. */
function inStatementSpan(given: unknown[], run: () => unknown): unknown {
  // A caller with a callback, which the driver itself is, gets no promise.
  if (!isTracing() || typeof given.at(-1) === 'function') return run()
  const [first] = given
  const text = typeof first === 'string' ? first : (first as { text?: unknown } | undefined)?.text
  const operation = typeof text === 'string' ? firstWord(text) : 'other'
  const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': operation }
  return inSpan(`database ${operation}`, async () => run(), { kind: 'client', attributes })
}

const operations = ['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'notify']

function firstWord(statement: string): string {
  const start = statement.slice(0, 40).trimStart().toLowerCase()
  return operations.find((operation) => start.startsWith(operation)) ?? 'other'
}
