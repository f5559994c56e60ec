import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { openDatabase } from './database.ts'

test('a connection that is lost between two statements fails its transaction, and nothing else', async () => {
  const { connection, drop } = await createTestDatabase()
  const { db, pool, close } = openDatabase(connection, () => {})
  onTestFinished(async () => {
    await close()
    await drop()
  })
  // An error event that nobody hears would end the process, and so fail this run.
  const cut = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await pool.query('select pg_terminate_backend($1, 1000)', [rows[0]!.pid])
    await new Promise((resolve) => setTimeout(resolve, 100))
    await tx.execute(sql`select 1`)
  })
  await expect(cut).rejects.toThrow()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('gives a connection back that is lost before its transaction begins', async () => {
  const { connection, drop } = await createTestDatabase()
  const { db, pool, close } = openDatabase({ ...connection, max: 1 }, () => {})
  onTestFinished(async () => {
    await close()
    await drop()
  })
  pool.once('acquire', (client) => {
    const { stream } = (client as unknown as { connection: { stream: { destroy: () => void } } }).connection
    stream.destroy()
  })
  await expect(db.transaction(async (tx) => tx.execute(sql`select 1`))).rejects.toThrow()
  // The pool has one connection only, so a lost one would leave nothing for this.
  expect((await db.transaction((tx) => tx.execute(sql`select 1 as one`))).rows).toEqual([{ one: 1 }])
})
