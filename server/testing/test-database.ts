import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject } from 'vitest'
import type { Connection } from '../platform/database/embedded.ts'

/** Creates a database for a test file, copied from the migrated template. */
export async function createTestDatabase(): Promise<{ connection: Connection; drop: () => Promise<void> }> {
  const template = inject('postgres')
  const database = `test_${randomBytes(6).toString('hex')}`
  await onServer(template, `create database ${database} template ${template.database}`)
  return {
    connection: { ...template, database },
    drop: () => onServer(template, `drop database if exists ${database} with (force)`),
  }
}

async function onServer(template: Connection, statement: string): Promise<void> {
  const client = new Client({ ...template, database: 'postgres' })
  await client.connect()
  try {
    // Test files start in parallel, but a template can only be copied once at a time.
    await client.query('select pg_advisory_lock(1)')
    await client.query(statement)
  } finally {
    await client.end()
  }
}
