import { asc, sql } from 'drizzle-orm'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { openDatabase } from './database.ts'
import { firstBytes } from './page-by-bytes.ts'

const notes = pgTable('notes', { number: integer('number').notNull(), body: text('body').notNull() })
let database: Awaited<ReturnType<typeof createTestDatabase>>
let opened: ReturnType<typeof openDatabase>

beforeAll(async () => {
  database = await createTestDatabase()
  opened = openDatabase(database.connection, () => {})
  await opened.db.execute(sql`create table notes (number int primary key, body text not null)`)
  await opened.db.execute(sql`
    insert into notes select n, repeat('é', case when n = 5 then 5000 else 10 end) from generate_series(1, 20) as n`)
})
afterAll(async () => {
  await opened.close()
  await database.drop()
})

/** Returns the numbers of each page. */
async function pages(bytesMax: number, rowsMax = 100): Promise<number[][]> {
  const read: number[][] = []
  for (let after = 0; ; ) {
    const where = sql`${notes.number} > ${after}`
    const bytes = sql`octet_length(${notes.body})`
    const page = firstBytes({ table: notes, key: notes.number, bytes, where, rowsMax, bytesMax })
    const rows = await opened.db
      .select()
      .from(notes)
      .where(sql`${where} and ${page}`)
      .orderBy(asc(notes.number))
    if (rows.length === 0) return read
    read.push(rows.map(({ number }) => number))
    after = rows.at(-1)!.number
  }
}

test('ends a page with the row that exceeds its bytes, and loses and repeats none', async () => {
  const read = await pages(100)
  expect(read[0]).toEqual([1, 2, 3, 4, 5])
  expect(read[1]).toEqual([6, 7, 8, 9, 10])
  expect(read.flat()).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
})

test('has at least one row and at most rowsMax in a page', async () => {
  expect(await pages(1)).toHaveLength(20)
  expect((await pages(1_000_000, 8)).map(({ length }) => length)).toEqual([8, 8, 4])
})
