import { connect as connectTo, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
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

test('keeps one listener after the database was away for many tries', { timeout: 60_000 }, async () => {
  const gate = await openGate(connection)
  const { pool, close } = openDatabase(connection, () => {})
  const notifier = openNotifier({ ...connection, host: '127.0.0.1', port: gate.port }, pool)
  onTestFinished(async () => {
    await notifier.close()
    await close()
    await gate.close()
  })
  const heard: unknown[] = []
  notifier.subscribe('counted', (notice) => heard.push(notice))
  await until(() => gate.open() === 1, 'the first connection')
  gate.shut()
  await until(() => gate.refused() >= 4, 'four refused tries', 30_000)
  // With a second timer for each failure, there would be 15 by now.
  expect(gate.refused()).toBeLessThan(7)
  gate.let()
  await until(
    async () => {
      if (heard.length === 0) await notifier.publish({ topic: 'counted', n: 0 })
      return heard.length > 0
    },
    'a notice after the return',
    10_000,
  )
  await until(() => gate.open() === 1, 'one connection')
  heard.length = 0
  for (let n = 0; n < 3; n++) await notifier.publish({ topic: 'counted', n })
  await until(() => heard.length >= 3, 'three notices')
  expect(heard).toHaveLength(3)
  expect(gate.open()).toBe(1)
})

/** Stands before the database on a port of its own, and can cut and refuse its connections. */
async function openGate({ host, port }: Connection) {
  const sockets = new Set<Socket>()
  let isShut = false
  let refused = 0
  const server: Server = createServer((inside) => {
    if (isShut) {
      refused++
      return void inside.destroy()
    }
    const outside = host.startsWith('/') ? connectTo(join(host, `.s.PGSQL.${port}`)) : connectTo(port, host)
    sockets.add(inside)
    inside.pipe(outside).pipe(inside)
    for (const [one, other] of [
      [inside, outside],
      [outside, inside],
    ] as const) {
      one.on('error', () => {})
      one.on('close', () => {
        other.destroy()
        sockets.delete(inside)
      })
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as { port: number }).port,
    open: () => sockets.size,
    refused: () => refused,
    shut() {
      isShut = true
      for (const socket of sockets) socket.destroy()
    },
    let() {
      isShut = false
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
