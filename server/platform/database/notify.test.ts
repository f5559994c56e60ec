import { Client } from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { until } from '../../testing/until.ts'
import { openDatabase } from './database.ts'
import { openNotifier } from './notify.ts'

function open() {
  const connection = inject('postgres')
  const { pool, close } = openDatabase(connection, () => {})
  const notifier = openNotifier(connection, pool)
  onTestFinished(async () => {
    await notifier.close()
    await close()
  })
  return { notifier, pool }
}

test('a notice reaches every server, and only those who asked for its topic', async () => {
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

test('a listener whose connection was cut hears again', async () => {
  const { notifier } = open()
  const heard: unknown[] = []
  notifier.subscribe('after', (notice) => heard.push(notice))
  await until(async () => {
    if (heard.length === 0) await notifier.publish({ topic: 'after' })
    return heard.length > 0
  }, 'the first notice')
  const admin = new Client(inject('postgres'))
  await admin.connect()
  await admin.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and pid <> pg_backend_pid()",
  )
  await admin.end()
  heard.length = 0
  await until(async () => {
    if (heard.length === 0) await notifier.publish({ topic: 'after' })
    return heard.length > 0
  }, 'a notice after the cut')
})
