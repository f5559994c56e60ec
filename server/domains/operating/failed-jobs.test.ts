import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuditPage } from '../../../contract/operating/audit.ts'
import type { FailedJobsPage, JobAct, ListedJob } from '../../../contract/operating/failed-jobs.ts'
import { GiveUp } from '../../platform/jobs/give-up.ts'
import type { QueueRules } from '../../platform/jobs/jobs.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { until } from '../../testing/until.ts'

const path = '/api/operator/failed-jobs'
const queue: QueueRules = {
  name: 'broken',
  workers: 1,
  retries: 1,
  retryDelaySeconds: 0,
  retryDelaySecondsMax: 0,
  timeoutSeconds: 30,
}
type Task = { text: string; mail?: { to: string; subject: string } }

let app: TestApp
let operator: TestUser
let stranger: TestUser
let isBroken = true
const worked: string[] = []

beforeAll(async () => {
  app = await createTestApp()
  operator = await app.signUp()
  stranger = await app.signUp()
  app.doors.jobs.handle<Task>(queue, async ({ text }) => {
    if (isBroken) throw new GiveUp('the mail server refused')
    worked.push(text)
  })
  await app.doors.jobs.start()
})
afterAll(() => app.close())

async function list(): Promise<FailedJobsPage> {
  const answer = await operator.get(path)
  expect(answer.status).toBe(200)
  return (await answer.json()) as FailedJobsPage
}

/** Adds a job and waits until it was given up. */
async function fail(task: Task): Promise<ListedJob> {
  isBroken = true
  const before = (await list()).total
  await app.doors.jobs.add(queue.name, task)
  return until(async () => {
    const { jobs, total } = await list()
    return total > before ? jobs[0] : null
  }, 'A failed job')
}

const act = (which: JobAct, ids: string[], by = operator) =>
  by.send('POST', `${path}/acts`, { act: which, ids })

async function audit(): Promise<AuditPage['entries']> {
  return ((await (await operator.get('/api/operator/audit')).json()) as AuditPage).entries
}

test('lists a job that was given up, without what it worked on', async () => {
  const job = await fail({ text: 'the secret text of a user' })
  expect(job).toMatchObject({
    queue: 'broken',
    attempts: 1,
    reason: 'the mail server refused',
    mail: null,
  })
  expect(JSON.stringify(await list())).not.toContain('secret')
})

test('shows the purpose of a mail and masks its address', async () => {
  const mail = { to: 'ana.moreau@example.org', subject: 'Confirm your email address' }
  expect((await fail({ text: '', mail })).mail).toEqual({
    to: 'a…@example.org',
    subject: 'Confirm your email address',
  })
  expect(JSON.stringify(await list())).not.toContain('moreau')
})

test('tries a job again once, also if two operators press the button', async () => {
  const job = await fail({ text: 'again' })
  isBroken = false
  const answers = await Promise.all([act('retry-job', [job.id]), act('retry-job', [job.id])])
  const done = await Promise.all(
    answers.map(async (answer) => ((await answer.json()) as { done: number }).done),
  )
  expect(done.sort()).toEqual([0, 1])
  await until(async () => worked.includes('again'))
  expect(worked.filter((text) => text === 'again')).toHaveLength(1)
  expect((await audit())[0]).toMatchObject({ act: 'retry-job', detail: 'broken: 1' })
})

test('keeps a job that fails again', async () => {
  const job = await fail({ text: 'twice' })
  await act('retry-job', [job.id])
  await until(async () => (await list()).jobs.some(({ id, queue }) => id !== job.id && queue === 'broken'))
})

test('discards jobs, and writes down how many', async () => {
  await fail({ text: 'one' })
  await fail({ text: 'two' })
  const { jobs } = await list()
  const answer = await act(
    'discard-job',
    jobs.map(({ id }) => id),
  )
  expect(await answer.json()).toEqual({ done: jobs.length })
  expect(await list()).toMatchObject({ jobs: [], total: 0 })
  expect((await audit())[0]).toMatchObject({ act: 'discard-job', detail: `broken: ${jobs.length}` })
})

test('lists a job that was sealed with another secret', async () => {
  await fail({ text: 'sealed' })
  await app.doors.db.execute(sql`update pgboss.job set data = '{"sealed":"lost"}' where name = 'dead'`)
  expect((await list()).jobs[0]).toMatchObject({ queue: 'broken', mail: null })
})

test('refuses everyone but an operator', async () => {
  const job = await fail({ text: 'mine' })
  expect((await stranger.get(path)).status).toBe(403)
  expect((await act('discard-job', [job.id], stranger)).status).toBe(403)
  expect((await app.request(path)).status).toBe(401)
  expect((await list()).jobs.map(({ id }) => id)).toContain(job.id)
})
