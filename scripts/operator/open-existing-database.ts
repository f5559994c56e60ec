import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import type { ClientConfig } from 'pg'
import { loadIdentityOfSite } from '../../server/domains/site/open-site.ts'
import { type OpenDatabase, openDatabase } from '../../server/platform/database/database.ts'
import { hasEmbeddedDatabase, startEmbeddedPostgres } from '../../server/platform/database/embedded.ts'
import { isMigrated } from '../../server/platform/database/migrate.ts'
import { type Env, readEnv, SettingsError } from '../../server/platform/env.ts'
import { openVault } from '../../server/platform/secrets.ts'

export type ExistingDatabase = Pick<OpenDatabase, 'db' | 'searchDb' | 'pool'> & {
  env: Env
  config: ClientConfig
  close: () => Promise<void>
}

const howTo =
  'Run the command with the settings of the server, from its .env or its environment: DATABASE_URL and SECRET, or DATA_DIR.'

/**
 * Opens the database of the server, whether or not one is running, and prints which one it is. Throws SettingsError
 * where the settings name none: a command never makes a database, and never changes the tables of one.
 */
export async function openExistingDatabase(connections: number): Promise<ExistingDatabase> {
  const env = readServerSettings()
  const embedded = env.DATABASE_URL ? null : await startEmbeddedPostgres({ dataDir: env.DATA_DIR })
  const config = embedded ? embedded.connection : { connectionString: env.DATABASE_URL! }
  const database = openDatabase({ ...config, max: connections }, () => {})
  const close = async () => {
    await database.close()
    await embedded?.stop()
  }
  try {
    await requireTables(database)
    await requireSameSecret(database, env)
    await loadIdentityOfSite(database.db, env)
  } catch (error) {
    await close()
    throw error
  }
  console.error(`Database: ${nameOfDatabase(env)}`)
  return { ...database, env, config, close }
}

/** Reads the settings without making a data folder or a secret. */
function readServerSettings(): Env {
  const file = existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {}
  const given = { ...file, ...process.env }
  const dataDir = resolve(given.DATA_DIR || 'data')
  if (!given.DATABASE_URL && !hasEmbeddedDatabase(dataDir))
    throw new SettingsError(`DATABASE_URL is not set, and there is no database in ${dataDir}. ${howTo}`)
  return readEnv(process.env, '.env', { makesSecret: false })
}

async function requireTables(database: OpenDatabase): Promise<void> {
  const state = await isMigrated(database.pool)
  if (state === 'empty') throw new SettingsError(`This database has no tables of Longhand. ${howTo}`)
  if (state === 'older')
    throw new SettingsError(
      'The tables of this database are older than this program. Start the server of this version first.',
    )
}

/** Mails and other jobs are sealed with SECRET, so with another one the servers could not read those of a command. */
async function requireSameSecret({ pool }: OpenDatabase, { SECRET }: Env): Promise<void> {
  const { rows } = await pool.query(`select to_regclass('pgboss.schedule') is not null as found`)
  if (!rows[0].found) return
  const found = await pool.query<{ name: string; sealed: string | null }>(
    `select name, data ->> 'sealed' as sealed from pgboss.schedule where data ? 'sealed' limit 1`,
  )
  const [row] = found.rows
  if (!row?.sealed) return
  try {
    openVault(SECRET, 'jobs').open(row.sealed, row.name)
  } catch {
    throw new SettingsError(`SECRET is not the one of the servers that use this database. ${howTo}`)
  }
}

/** Names the database without a password. */
export function nameOfDatabase({ DATABASE_URL, DATA_DIR }: Env): string {
  if (!DATABASE_URL) return `the embedded one in ${DATA_DIR}`
  const { hostname, port, pathname, searchParams } = new URL(DATABASE_URL)
  return `${pathname.slice(1)} at ${searchParams.get('host') ?? (hostname || 'this computer')}${port ? `:${port}` : ''}`
}
