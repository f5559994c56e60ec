import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { until } from '../../testing/until.ts'
import { openDatabase } from '../database/database.ts'
import { registerPool } from '../workers/pool/pool-states.ts'
import { openReadiness, type ReadinessParts } from './readiness.ts'

async function open(parts: Partial<ReadinessParts> = {}) {
  const { connection, drop } = await createTestDatabase()
  const readiness = openReadiness({
    config: connection,
    env: { DISK_FREE_MB: 0 },
    folders: ['/'],
    jobs: { isWorking: () => true },
    tryWorker: async () => {},
    store: null,
    ...parts,
  })
  onTestFinished(async () => {
    await readiness.close()
    await drop()
  })
  return { readiness, connection }
}

test('is ready with a migrated database, space and workers', async () => {
  const { readiness } = await open()
  expect(await readiness.read()).toEqual({
    isReady: true,
    isDraining: false,
    checks: { database: true, migrations: true, disk: true, workers: true },
  })
})

test('reports a store of files that does not answer, and stays ready for everything else', async () => {
  const { readiness } = await open({ store: { answers: async () => false } })
  expect(await readiness.read()).toMatchObject({ isReady: true, checks: { files: false, database: true } })
  const { readiness: other } = await open({ store: { answers: async () => true } })
  expect(await other.read()).toMatchObject({ isReady: true, checks: { files: true } })
})

test('is not ready with tables of an earlier version', async () => {
  const { readiness, connection } = await open()
  const { pool, close } = openDatabase(connection, () => {})
  await pool.query(
    'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
  )
  await close()
  expect(await readiness.read()).toMatchObject({
    isReady: false,
    checks: { database: true, migrations: false },
  })
})

test('is not ready while jobs do not run, nor while it drains', async () => {
  const { readiness } = await open({ jobs: { isWorking: () => false } })
  expect(await readiness.read()).toMatchObject({ isReady: false, checks: { workers: false } })
  const { readiness: other } = await open()
  other.drain()
  expect(await other.read()).toMatchObject({ isReady: false, isDraining: true })
})

test('is not ready while threads crash again and again, and tries one until it works', async () => {
  let crashes = 5
  let tries = 0
  onTestFinished(registerPool(() => ({ name: 'failing', threads: 0, running: 0, waiting: 0, crashes })))
  const { readiness } = await open({
    tryWorker: async () => {
      tries++
      crashes = 0
    },
  })
  expect(await readiness.read()).toMatchObject({ isReady: false, checks: { workers: false } })
  await until(async () => (await readiness.read()).isReady, 'working threads')
  expect(tries).toBe(1)
})
