import { Client } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../testing/test-database.ts'
import { until } from '../../testing/until.ts'
import { openDatabase } from './database.ts'
import type { Connection } from './embedded.ts'
import { openNotifier } from './notify.ts'

let connection: Connection
let drop: () => Promise<void>

beforeAll(async () => {
  ;({ connection, drop } = await createTestDatabase())
})
afterAll(() => drop())

function open() {
  const { pool, close } = openDatabase(connection, () => {})
  const notifier = openNotifier(connection, pool)
  onTestFinished(async () => {
    await notifier.close()
    await close()
  })
  return { notifier, pool }
}

test('sends a notice to every server, and only to subscribers of its topic', async () => {
  const [one, two] = [open(), open()]
  const heard: string[] = []
  one.notifier.subscribe('news', ({ text }) => heard.push(`one ${text}`))
  two.notifier.subscribe('news', ({ text }) => heard.push(`two ${text}`))
  two.notifier.subscribe('other', () => heard.push('never'))
  await until(async () => {
    if (new Set(heard).size < 2) await one.notifier.publish({ topic: 'news', text: 'x' })
    return new Set(heard).size === 2
  }, 'both servers hearing')
  expect(new Set(heard)).toEqual(new Set(['one x', 'two x']))
})

test('notifies a listener again after its connection was cut', async () => {
  const { notifier } = open()
  const heard: unknown[] = []
  notifier.subscribe('after', (notice) => heard.push(notice))
  await until(async () => {
    if (heard.length === 0) await notifier.publish({ topic: 'after' })
    return heard.length > 0
  }, 'the first notice')
  const admin = new Client(connection)
  await admin.connect()
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen %' and pid <> pg_backend_pid()`,
  )
  await admin.end()
  heard.length = 0
  await until(async () => {
    if (heard.length === 0) await notifier.publish({ topic: 'after' })
    return heard.length > 0
  }, 'a notice after the cut')
})
