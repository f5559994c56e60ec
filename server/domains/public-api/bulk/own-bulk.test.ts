import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BulkJob, bulkLimits, bulkTexts, type OwnBulkJobs } from '../../../../contract/api/bulk.ts'
import { inEnglish } from '../../../../texts/english.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestUser } from '../../../testing/test-user.ts'
import { machineText } from '../../../testing/texts.ts'
import { until } from '../../../testing/until.ts'

let app: TestApp
let ana: TestUser
let ben: TestUser

beforeAll(async () => {
  app = await createTestApp({ settings: { BILLING: 'on' } })
  ana = await app.signUp('Ana Moreau')
  ben = await app.signUp('Ben Okafor')
  for (const user of [ana, ben]) await setTier(user, 'unlimited')
  await app.doors.jobs.start()
})
afterAll(() => app.close())

async function setTier(user: TestUser, tier: string): Promise<void> {
  await user.get('/api/user/remaining-words')
  await app.doors.db.$client.query('update user_credits set tier = $2 where user_id = $1', [user.id, tier])
}

function upload(
  text: string,
  fields: Record<string, string>,
  { by = ana, name = 'texts.csv' }: { by?: TestUser; name?: string | undefined } = {},
) {
  const body = new FormData()
  body.set('file', new File([text], name))
  for (const [field, value] of Object.entries(fields)) body.set(field, value)
  return by.send('POST', '/api/bulk', body)
}

async function start(text: string, fields: Record<string, string>, name?: string): Promise<BulkJob> {
  const answer = await upload(text, fields, { name })
  if (answer.status !== 202) throw new Error(await answer.text())
  return (await answer.json()) as BulkJob
}

async function list(by = ana): Promise<OwnBulkJobs> {
  const answer = await by.get('/api/bulk')
  expect(answer.status).toBe(200)
  return (await answer.json()) as OwnBulkJobs
}

async function refusal(answer: Response): Promise<[number, string]> {
  return [answer.status, ((await answer.json()) as { code: string }).code]
}

test('checks the texts of a file, shows the progress, sends the results and deletes the job', async () => {
  const started = await start(`essay\n"${machineText}"\n\n"Short."\n`, { kind: 'detect', column: 'essay' })
  expect(started).toMatchObject({ kind: 'detect', name: 'texts.csv', charged: 0 })
  const done = await until(async () => {
    const { rows } = await app.doors.db.$client.query('select state from bulk_jobs where id = $1', [
      started.id,
    ])
    return rows[0]?.state === 'done'
  }, 'the end of the job')
  expect(done).toBe(true)
  const { jobs, isIncluded } = await list()
  expect(isIncluded).toBe(true)
  expect(jobs).toMatchObject([{ id: started.id, state: 'done', rows: { total: 2, done: 2, failed: 0 } }])
  const table = await ana.get(`/api/bulk/${started.id}/results?format=csv`)
  expect(table.headers.get('content-disposition')).toBe('attachment; filename="results.csv"')
  expect((await table.text()).split('\r\n')).toHaveLength(4)
  expect(await (await ana.send('DELETE', `/api/bulk/${started.id}`)).json()).toEqual({ deleted: true })
  expect((await list()).jobs).toEqual([])
})

test('cancels a job', async () => {
  const { id } = await start(
    `${JSON.stringify({ text: machineText })}\n`.repeat(300),
    {
      kind: 'humanize',
      mode: 'clean',
    },
    'texts.jsonl',
  )
  expect(await (await ana.send('POST', `/api/bulk/${id}/cancel`)).json()).toMatchObject({
    state: 'cancelled',
  })
  await ana.send('DELETE', `/api/bulk/${id}`)
})

test('does not find the job of another user', async () => {
  const { id } = await start(`text\n"${machineText}"\n`, { kind: 'detect' })
  expect((await list(ben)).jobs).toEqual([])
  expect((await ben.get(`/api/bulk/${id}/results`)).status).toBe(404)
  expect((await ben.send('POST', `/api/bulk/${id}/cancel`)).status).toBe(404)
  expect((await ben.send('DELETE', `/api/bulk/${id}`)).status).toBe(404)
  expect((await list()).jobs.map((job) => job.id)).toContain(id)
})

test('refuses a plan without bulk jobs, a file that cannot be read and a job without room', async () => {
  const poor = await app.signUp()
  await setTier(poor, 'pro')
  expect((await list(poor)).isIncluded).toBe(false)
  const file = `text\n"${machineText}"\n`
  expect(await refusal(await upload(file, { kind: 'detect' }, { by: poor }))).toEqual([
    403,
    'bulk_not_in_plan',
  ])
  expect(await refusal(await upload('text\n', { kind: 'detect' }))).toEqual([422, 'bulk_file_unreadable'])
  const wrong = await upload(file, { kind: 'detect', column: 'essay' })
  expect(await wrong.json()).toMatchObject({ error: inEnglish(bulkTexts.columnMissing({ column: 'essay' })) })
  await app.doors.db.$client.query(
    `insert into bulk_jobs (user_id, kind, choices, total, words, characters)
     select $1, 'detect', '{}', 1, 1, 1 from generate_series(1, $2)`,
    [ben.id, bulkLimits.openMax],
  )
  expect(await refusal(await upload(file, { kind: 'detect' }, { by: ben }))).toEqual([409, 'bulk_full'])
  expect((await app.request('/api/bulk')).status).toBe(401)
})
