import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { until } from '../../testing/until.ts'
import { openNotifier } from '../database/notify.ts'
import { GiveUp } from './give-up.ts'
import { type JobRun, type Jobs, openJobs, type QueueRules } from './jobs.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const rules: QueueRules = {
  name: 'test',
  workers: 2,
  retries: 2,
  retryDelaySeconds: 0,
  retryDelaySecondsMax: 0,
  timeoutSeconds: 60,
}

type Task = { say: string }

/** Opens one server's share of the queue and collects its log lines. */
function openServer(name: string, work: (task: Task, run: JobRun) => Promise<void>) {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const { db, env } = app.doors
  const notifier = openNotifier(app.connection, db.$client)
  const jobs = openJobs({
    db,
    notifier,
    secret: env.SECRET,
    log: pino({}, stream),
    pollSeconds: 5,
    watchSeconds: 1,
  })
  jobs.handle<Task>({ ...rules, name }, work)
  onTestFinished(async () => {
    await jobs.close(1_000)
    await notifier.close()
  })
  return { jobs, lines }
}

async function rows(queue: string): Promise<{ state: string; data: unknown; output: unknown }[]> {
  const answer = await app.doors.db.execute(
    sql`select state, data, output from pgboss.job where name = ${queue}`,
  )
  return answer.rows as { state: string; data: unknown; output: unknown }[]
}

test('runs a job once, soon, and stores its data sealed', async () => {
  const done: string[] = []
  const { jobs } = openServer('sealed', async ({ say }) => void done.push(say))
  await jobs.start()
  await jobs.add('sealed', { say: 'https://a.example/?token=planted' }, { about: 'ana@example.org' })
  await until(() => done.length === 1)
  const stored = JSON.stringify(await rows('sealed'))
  expect(stored).toContain('sealed')
  expect(stored).not.toMatch(/planted|ana@example/)
})

test('retries a failing job, then keeps it as dead and logs it without its content', async () => {
  const attempts: number[] = []
  const { jobs, lines } = openServer('failing', async (_task, run) => {
    attempts.push(run.attempt)
    throw Object.assign(new Error('no ana@example.org here'), { code: 'EPLANTED', responseCode: 451 })
  })
  await jobs.add('failing', { say: 'planted' })
  await until(async () => (await rows('failing'))[0]?.state === 'failed')
  expect(attempts).toEqual([1, 2, 3])
  expect(lines).toHaveLength(3)
  expect(JSON.parse(lines[2]!)).toMatchObject({
    level: 50,
    msg: 'job given up',
    queue: 'failing',
    code: 'EPLANTED',
  })
  const dead = await until(async () => (await rows('dead'))[0])
  expect(JSON.stringify([lines, dead, await rows('failing')])).not.toMatch(/ana@|planted"/)
})

test('ends a job at once that no retry can help', async () => {
  let attempts = 0
  const { jobs, lines } = openServer('hopeless', async () => {
    attempts++
    throw new GiveUp('refused with 550')
  })
  await jobs.add('hopeless', { say: 'x' })
  await until(async () => (await rows('hopeless'))[0]?.state === 'failed')
  expect(attempts).toBe(1)
  expect(JSON.parse(lines[0]!)).toMatchObject({ level: 50, reason: 'refused with 550' })
})

test('shares the work among servers and runs each job once', async () => {
  const done: string[] = []
  const work = (server: string) => async (task: Task) => {
    await new Promise((resolve) => setTimeout(resolve, 20))
    done.push(`${server}:${task.say}`)
  }
  const [one, two] = [openServer('shared', work('one')), openServer('shared', work('two'))]
  await Promise.all([one.jobs.start(), two.jobs.start()])
  const said = Array.from({ length: 30 }, (_, i) => String(i))
  await Promise.all(said.map((say) => one.jobs.add('shared', { say })))
  await until(() => done.length >= said.length)
  expect(done.map((line) => line.split(':')[1]).sort()).toEqual([...said].sort())
  expect(new Set(done.map((line) => line.split(':')[0])).size).toBe(2)
})

test('adds a job of a transaction only when it commits', async () => {
  const done: string[] = []
  const { jobs } = openServer('within', async ({ say }) => void done.push(say))
  await jobs.start()
  const { db } = app.doors
  await db
    .transaction(async (tx) => {
      await jobs.add('within', { say: 'rolled back' }, { tx })
      throw new Error('no')
    })
    .catch(() => {})
  await db.transaction((tx) => jobs.add('within', { say: 'committed' }, { tx }))
  await until(() => done.length > 0)
  expect(done).toEqual(['committed'])
})

test('finishes the work of a server that died on another one', async () => {
  let hold = true
  const done: string[] = []
  const work = async ({ say }: Task) => {
    if (hold) await new Promise(() => {})
    done.push(say)
  }
  const dead = openServer('orphans', work)
  await dead.jobs.add('orphans', { say: 'kept' })
  await until(async () => (await rows('orphans'))[0]?.state === 'active')
  await dead.jobs.close(0)
  // Leaves the state of a power cut: the table still says active, and the last heartbeat is old.
  await app.doors.db.execute(
    sql`update pgboss.job set state = 'active', heartbeat_on = now() - interval '5 minutes', started_on = now() - interval '5 minutes' where name = 'orphans'`,
  )
  hold = false
  const next = openServer('orphans', work)
  await next.jobs.start()
  await until(() => done.length === 1)
})

test('forgets waiting jobs about a user', async () => {
  const jobs: Jobs = openServer('later', async () => {
    throw new Error('not yet')
  }).jobs
  await jobs.start()
  await app.doors.db.execute(sql`update pgboss.queue set retry_delay = 600 where name = 'later'`)
  await jobs.add('later', { say: 'a' }, { about: 'ana@example.org' })
  await jobs.add('later', { say: 'b' }, { about: 'ben@example.org' })
  await until(async () =>
    (await rows('later')).every(({ state }) => state !== 'active' && state !== 'created'),
  )
  await jobs.forget('ana@example.org')
  expect(await rows('later')).toHaveLength(1)
})
