import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../platform/database/database.ts'
import { type Connection, startEmbeddedPostgres } from '../platform/database/embedded.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { openFolder } from './use-folder.ts'

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface adds to the one of vitest
  interface ProvidedContext {
    postgres: Connection
  }
}

/** Starts one PostgreSQL for the whole run; its migrated database is the template for each test file. */
export default async function setup(project: TestProject) {
  const dataDir = openFolder('longhand-test-')
  // Nothing outlives the run, so no write has to reach the disk.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  }
  const postgres = await startEmbeddedPostgres({ dataDir, settings })
  const { pool, close } = openDatabase(postgres.connection, () => {})
  await migrateDatabase(pool)
  await close()
  project.provide('postgres', postgres.connection)
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
