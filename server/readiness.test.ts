import { spawnSync } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { startOwnPostgres } from '../bench/support/outage/own-postgres.ts'
import { postgresPid, startServerProcess } from './testing/servers/server-process.ts'
import { useTestApp } from './testing/test-app.ts'
import { until } from './testing/until.ts'
import { useFolder } from './testing/use-folder.ts'

type Answer = { status: number; body: { status: string; checks: Record<string, boolean> } }

async function readyOf(request: (path: string) => Promise<Response>): Promise<Answer> {
  const answer = await request('/readyz')
  return { status: answer.status, body: (await answer.json()) as Answer['body'] }
}

const secret = 'a secret of this test, with more than 32 signs'

// The best of three outages counts, because a loaded machine may delay any single answer.
test('is not ready within two seconds of the end of PostgreSQL, and ready within five of its return', {
  timeout: 180_000,
}, async () => {
  const postgres = await startOwnPostgres()
  onTestFinished(() => postgres.close())
  const server = await startServerProcess(useFolder(), {
    DATABASE_URL: postgres.url,
    SECRET: secret,
    LOG_LEVEL: 'silent',
  })
  const untilStatus = (status: number) =>
    until(async () => {
      const answer = await readyOf(server.request)
      return answer.status === status ? answer : null
    }, `an answer with ${status}`)
  const checks = { database: true, migrations: true, disk: true, workers: true }
  expect(await readyOf(server.request)).toEqual({ status: 200, body: { status: 'ready', checks } })

  const waits: { down: number; up: number }[] = []
  for (let i = 0; i < 3; i++) {
    await postgres.stop()
    const gone = performance.now()
    const { body } = await untilStatus(503)
    const down = performance.now() - gone
    expect(body).toMatchObject({
      status: 'not ready',
      checks: { ...checks, database: false, migrations: false },
    })
    expect((await server.request('/healthz')).status).toBe(200)
    await postgres.start()
    const back = performance.now()
    await untilStatus(200)
    waits.push({ down, up: performance.now() - back })
  }
  expect(Math.min(...waits.map(({ down }) => down))).toBeLessThan(2_000)
  expect(Math.min(...waits.map(({ up }) => up))).toBeLessThan(5_000)
})

test('is not ready while the database is stopped without an end of its connections', {
  timeout: 60_000,
}, async () => {
  const dataDir = useFolder()
  const server = await startServerProcess(dataDir, { LOG_LEVEL: 'silent' })
  expect((await readyOf(server.request)).status).toBe(200)
  const database = postgresPid(dataDir)
  const children = spawnSync('pgrep', ['-P', String(database)], { encoding: 'utf8' })
  const all = [database, ...children.stdout.trim().split('\n').map(Number)]
  for (const pid of all) process.kill(pid, 'SIGSTOP')
  try {
    const stopped = performance.now()
    await until(async () => (await readyOf(server.request)).status === 503, 'a server that is not ready')
    expect(performance.now() - stopped).toBeLessThan(2_000)
  } finally {
    for (const pid of all) process.kill(pid, 'SIGCONT')
  }
  await until(async () => (await readyOf(server.request)).status === 200, 'a ready server')
})

test('serves requests while it drains, and reports 503', { timeout: 60_000 }, async () => {
  const server = await startServerProcess(useFolder(), { DRAIN_SECONDS: '3' })
  const ended = server.end('SIGTERM')
  const answer = await until(async () => {
    const found = await readyOf(server.request)
    return found.status === 503 ? found : null
  }, 'a draining server')
  expect(answer.body.status).toBe('draining')
  expect((await server.request('/api/config')).status).toBe(200)
  expect((await ended).code).toBe(0)
})

test('is not ready without space on the disk', { timeout: 60_000 }, async () => {
  const server = await startServerProcess(useFolder(), { DISK_FREE_MB: '1000000' })
  expect(await readyOf(server.request)).toMatchObject({
    status: 503,
    body: { checks: { database: true, disk: false } },
  })
})

test('a program without a probe is ready, and its process is healthy', async () => {
  const app = await useTestApp()
  expect((await app.request('/healthz')).status).toBe(200)
  expect((await readyOf(app.request)).status).toBe(200)
})
