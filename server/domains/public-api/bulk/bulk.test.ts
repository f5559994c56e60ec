import { request as httpRequest } from 'node:http'
import { unzipSync, zipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import type { ApiKeyInput } from '../../../../contract/api/api-keys.ts'
import {
  bulkJob,
  bulkJobsAnswer,
  bulkNotice,
  bulkResult,
  bulkStarted,
} from '../../../../contract/api/bulk.ts'
import { apiRefusal, makeProgram, type TestProgram } from '../../../testing/api-program.ts'
import { listen } from '../../../testing/listen.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestUser } from '../../../testing/test-user.ts'
import { machineText } from '../../../testing/texts.ts'
import { until } from '../../../testing/until.ts'
import { expireBulkJobs } from './end-bulk-job.ts'

const pngBytes = Uint8Array.from(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))

let app: TestApp
let ana: TestUser
let program: TestProgram

beforeAll(async () => {
  app = await createTestApp()
  ana = await app.signUp()
  program = await paying(ana)
  await app.doors.jobs.start()
})
afterAll(() => app.close())

async function paying(user: TestUser, key: Partial<ApiKeyInput> = {}): Promise<TestProgram> {
  await wordsOf(user)
  await setTier(user, 'unlimited')
  return makeProgram(app, user, key)
}

async function setTier(user: TestUser, tier: string): Promise<void> {
  await app.doors.db.$client.query('update user_credits set tier = $2 where user_id = $1', [user.id, tier])
}

async function wordsOf(user: TestUser): Promise<number> {
  const answer = await user.get('/api/user/remaining-words')
  return ((await answer.json()) as { remaining_words: number }).remaining_words
}

async function start(body: object, by = program) {
  const answer = await by.call('POST', '/api/v1/bulk', body)
  if (answer.status !== 202) throw new Error(await answer.text())
  return bulkStarted.parse(await answer.json())
}

function send(
  file: File,
  fields: Record<string, string>,
  by = program,
  headers: Record<string, string> = {},
) {
  const body = new FormData()
  body.set('file', file)
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return app.request('/api/v1/bulk/file', {
    method: 'POST',
    headers: { authorization: `Bearer ${by.secret}`, ...headers },
    body,
  })
}

async function read(id: string, by = program) {
  return bulkJob.parse(await (await by.call('GET', `/api/v1/bulk/${id}`)).json())
}

/** Not by the call, whose limit a test that waits would reach. */
async function stored(id: string) {
  const { rows } = await app.doors.db.$client.query('select done, ended_at from bulk_jobs where id = $1', [
    id,
  ])
  return rows[0] as { done: number; ended_at: Date | null }
}

async function ended(id: string, by = program) {
  await until(async () => (await stored(id)).ended_at, 'the end of the job', 60_000)
  return read(id, by)
}

async function results(id: string, by = program) {
  const text = await (await by.call('GET', `/api/v1/bulk/${id}/results`)).text()
  return text
    .trim()
    .split('\n')
    .map((line) => bulkResult.parse(JSON.parse(line)))
}

test('checks many texts, keeps nothing in the history, and says how long it keeps results', async () => {
  const job = await start({ kind: 'detect', texts: [{ id: 'a', text: machineText }, { text: 'Short.' }] })
  expect(job.notice).toBe(bulkNotice)
  const done = await ended(job.id)
  expect(done).toMatchObject({ state: 'done', rows: { total: 2, done: 2, failed: 0 }, charged: 0 })
  const kept = Date.parse(done.resultsUntil ?? '') - Date.parse(done.endedAt ?? '')
  expect(kept).toBe(7 * 86_400_000)
  const [first, second] = await results(job.id)
  expect(first).toMatchObject({ id: 'a', state: 'done', error: null, result: { checkedBy: 'embedded' } })
  expect(second).toMatchObject({ id: '2', state: 'done' })
  expect(await (await ana.get('/api/scans')).json()).toMatchObject({ entries: [] })
  const { rows } = await app.doors.db.$client.query('select text from bulk_rows where job_id = $1', [job.id])
  expect(rows).toEqual([{ text: '' }, { text: '' }])
})

test('rewrites many texts for words of the ledger, once for the same text', async () => {
  const before = await wordsOf(ana)
  const texts = [{ text: machineText }, { text: `${machineText} It ends here.` }]
  const job = await start({ kind: 'humanize', mode: 'strong', texts })
  const done = await ended(job.id)
  expect(done.rows).toEqual({ total: 2, done: 2, failed: 0 })
  expect(before - (await wordsOf(ana))).toBe(done.charged)
  expect(done.charged).toBeGreaterThan(0)
  const again = await ended((await start({ kind: 'humanize', mode: 'strong', texts })).id)
  expect(again.charged).toBe(0)
})

test('reports a bad row and processes the others, from a CSV and from a zip', async () => {
  const csv = new File([`id,text\none,"${machineText}"\ntwo\n=1+1,"${machineText}"\n`], 'texts.csv')
  const job = bulkStarted.parse(await (await send(csv, { kind: 'detect' })).json())
  expect(job.name).toBe('texts.csv')
  expect((await ended(job.id)).rows).toEqual({ total: 3, done: 2, failed: 1 })
  expect((await results(job.id)).map(({ id, state }) => `${id} ${state}`)).toEqual([
    'one done',
    'two failed',
    '=1+1 done',
  ])
  const table = await (await program.call('GET', `/api/v1/bulk/${job.id}/results?format=csv`)).text()
  expect(table.split('\r\n')[0]).toBe(
    'id,state,verdict,aiScore,confidence,words,language,isReliable,error,message',
  )
  expect(table).toContain("\r\n'=1+1,done,")
  const zip = zipSync({
    'a.txt': new TextEncoder().encode(machineText),
    'b.png': pngBytes,
  })
  const files = await send(new File([zip as BlobPart], 'essays.zip'), { kind: 'humanize', mode: 'strong' })
  const humanized = bulkStarted.parse(await files.json())
  expect((await ended(humanized.id)).rows).toEqual({ total: 2, done: 1, failed: 1 })
  const packed = await program.call('GET', `/api/v1/bulk/${humanized.id}/results?format=zip`)
  const names = Object.keys(unzipSync(new Uint8Array(await packed.arrayBuffer())))
  expect(names).toEqual(['results.csv', 'texts/00001 a.txt.txt'])
})

test('cancels a job, skips what waits, and gives the words of the key back', async () => {
  const by = await makeProgram(app, ana)
  const texts = Array.from({ length: 200 }, (_, i) => ({ text: `${machineText} ${i}` }))
  const job = await start({ kind: 'detect', texts }, by)
  await until(async () => (await stored(job.id)).done > 0, 'the first result')
  const cancelled = bulkJob.parse(await (await by.call('POST', `/api/v1/bulk/${job.id}/cancel`)).json())
  expect(cancelled.state).toBe('cancelled')
  await until(
    async () => (await results(job.id, by)).every(({ state }) => state !== 'waiting'),
    'skipped texts',
  )
  const { rows } = await read(job.id, by)
  expect(rows.done).toBeLessThan(200)
  // Texts that were being processed have their results by now.
  await until(async () => {
    const usage = (await (await by.call('GET', '/api/v1/usage')).json()) as { key: { wordsToday: number } }
    return usage.key.wordsToday <= ((await stored(job.id)).done + 2) * Math.ceil(job.words / 200)
  }, 'the words that were given back')
})

test('deletes a job at once, and all jobs when their time is over', async () => {
  const job = await start({ kind: 'detect', texts: [{ text: machineText }] })
  expect((await program.call('DELETE', `/api/v1/bulk/${job.id}`)).status).toBe(200)
  expect(await apiRefusal(program.call('GET', `/api/v1/bulk/${job.id}`))).toBe('404 not_found')
  const other = await start({ kind: 'detect', texts: [{ text: machineText }] })
  await ended(other.id)
  await expireBulkJobs(app.doors)
  expect((await read(other.id)).state).toBe('done')
  await app.doors.db.$client.query(
    "update bulk_jobs set expires_at = now() - interval '1 second' where id = $1",
    [other.id],
  )
  await expireBulkJobs(app.doors)
  expect(await apiRefusal(program.call('GET', `/api/v1/bulk/${other.id}`))).toBe('404 not_found')
})

test("does not find another user's job, nor shows one without its permission", async () => {
  const job = await start({ kind: 'detect', texts: [{ text: machineText }] })
  const stranger = await paying(await app.signUp())
  for (const [method, path] of [
    ['GET', ''],
    ['GET', '/results'],
    ['POST', '/cancel'],
    ['DELETE', ''],
  ] as const)
    expect(await apiRefusal(stranger.call(method, `/api/v1/bulk/${job.id}${path}`))).toBe('404 not_found')
  const list = async (by: TestProgram) =>
    bulkJobsAnswer.parse(await (await by.call('GET', '/api/v1/bulk')).json()).jobs
  expect(await list(stranger)).toEqual([])
  const rewriter = await makeProgram(app, ana, { scopes: ['humanize'] })
  expect(await apiRefusal(rewriter.call('GET', `/api/v1/bulk/${job.id}`))).toBe('403 key_scope_missing')
  expect((await list(rewriter)).every(({ kind }) => kind === 'humanize')).toBe(true)
  const body = { kind: 'detect', texts: [{ text: machineText }] }
  expect(await apiRefusal(rewriter.call('POST', '/api/v1/bulk', body))).toBe('403 key_scope_missing')
})

test('refuses what the plan, the key and the limits refuse', async () => {
  const ben = await app.signUp()
  const his = await paying(ben, { wordsPerDay: 10 })
  const body = { kind: 'detect', texts: [{ text: machineText }] }
  expect(await apiRefusal(his.call('POST', '/api/v1/bulk', body))).toBe('429 key_words_used_up')
  await setTier(ben, 'pro')
  expect(await apiRefusal(his.call('POST', '/api/v1/bulk', body))).toBe('403 bulk_not_in_plan')
  const file = new File(['text\nOne\n'], 'texts.csv')
  expect(await apiRefusal(send(file, { kind: 'detect' }, his))).toBe('403 bulk_not_in_plan')
  expect(await apiRefusal(send(new File(['a,b\n1,2\n'], 'a.csv'), { kind: 'detect' }))).toBe(
    '422 bulk_file_unreadable',
  )
  const inside = ['http://a.example/x', 'https://10.0.0.1/x', 'https://localhost/x', 'https://[::1]/x']
  for (const webhook of [...inside, 'https://u:p@a.example/x', 'https://a.example:8443/x'])
    expect(await apiRefusal(program.call('POST', '/api/v1/bulk', { ...body, webhook }))).toMatch(
      /^(?:422 webhook_refused|400 invalid_input)$/,
    )
})

test('refuses a file of 1 GB before it is sent', async () => {
  const url = await listen(app)
  const status = await new Promise<number>((resolve, reject) => {
    const request = httpRequest(`${url}/api/v1/bulk/file`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${program.secret}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': 1_073_741_824,
      },
    })
    request.on('response', ({ statusCode = 0 }) => {
      resolve(statusCode)
      request.destroy()
    })
    request.on('error', reject)
    request.flushHeaders()
  })
  expect(status).toBe(413)
})

test('starts one job for one Idempotency-Key, also from a file', async () => {
  const file = () => new File(['text\nOne text of hers.\n'], 'texts.csv')
  const headers = { 'idempotency-key': 'bulk-1' }
  const first = await (await send(file(), { kind: 'detect' }, program, headers)).json()
  const again = await send(file(), { kind: 'detect' }, program, headers)
  expect(again.headers.get('idempotency-replayed')).toBe('true')
  expect(await again.json()).toEqual(first)
  const other = send(new File(['text\nAnother.\n'], 'texts.csv'), { kind: 'detect' }, program, headers)
  expect(await apiRefusal(other)).toBe('422 idempotency_mismatch')
})

test('ends a job whose key was revoked or whose plan was left', async () => {
  const cara = await app.signUp()
  const hers = await paying(cara)
  const texts = Array.from({ length: 100 }, (_, i) => ({ text: `${machineText} ${i}` }))
  const job = await start({ kind: 'detect', texts }, hers)
  await setTier(cara, 'pro')
  expect(await ended(job.id, hers)).toMatchObject({ state: 'failed', reason: { code: 'bulk_not_in_plan' } })
  await setTier(cara, 'unlimited')
  const second = await start({ kind: 'detect', texts }, hers)
  expect((await cara.send('DELETE', `/api/api-keys/${hers.keyId}`)).status).toBe(200)
  const other = await makeProgram(app, cara)
  expect(await ended(second.id, other)).toMatchObject({ state: 'failed', reason: { code: 'key_revoked' } })
})

test('goes on where another server ended, without a second charge', async () => {
  const dora = await app.signUp()
  const hers = await paying(dora)
  // Enough texts that the job cannot end before its server does.
  await app.doors.db.$client.query('update user_credits set remaining_words = 150000 where user_id = $1', [
    dora.id,
  ])
  const texts = Array.from({ length: 150 }, (_, i) => ({ id: String(i), text: `${machineText} ${i}` }))
  const job = await start({ kind: 'humanize', texts, mode: 'strong' }, hers)
  await until(async () => (await stored(job.id)).done > 0, 'the first result')
  await app.doors.jobs.close(0)
  const before = await read(job.id, hers)
  expect(before.endedAt).toBeNull()
  const next = await createTestApp({ database: app.connection, settings: { SECRET: app.doors.env.SECRET } })
  try {
    await app.doors.db.$client.query(
      `update pgboss.job set heartbeat_on = now() - interval '5 minutes', start_after = now()
       where name = 'bulk' and state in ('active', 'retry')`,
    )
    await next.doors.jobs.start()
    const done = await ended(job.id, hers)
    expect(done.rows).toEqual({ total: 150, done: 150, failed: 0 })
    const { rows } = await app.doors.db.$client.query(
      `select count(*)::int as runs from credit_runs where user_id = $1 and settled_words > 0`,
      [dora.id],
    )
    expect(z.array(z.object({ runs: z.number() })).parse(rows)[0]?.runs).toBeLessThanOrEqual(150)
  } finally {
    await next.close()
  }
})
