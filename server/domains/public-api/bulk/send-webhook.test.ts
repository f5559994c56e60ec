import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bulkJob, bulkStarted } from '../../../../contract/api/bulk.ts'
import { createPublicApiFetch } from '../../../platform/look-ups/public-api-fetch.ts'
import { makeProgram, type TestProgram } from '../../../testing/api-program.ts'
import { developerExample } from '../../../testing/samples/developer-examples.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { until } from '../../../testing/until.ts'

type Received = { path: string; headers: IncomingHttpHeaders; body: string }

const received: Received[] = []
/** The statuses of the next answers; 200 when there is none. */
const answers: number[] = []
const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (piece) => {
    body += piece
  })
  request.on('end', () => {
    received.push({ path: request.url ?? '', headers: request.headers, body })
    response.writeHead(answers.shift() ?? 200).end()
  })
})

let app: TestApp
let program: TestProgram

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const { port } = receiver.address() as AddressInfo
  const inside = createPublicApiFetch()
  const fetchReceiver = createPublicApiFetch({ allows: () => true })
  app = await createTestApp({
    settings: { BILLING: 'off' },
    // The receiver counts as public; every other address is checked as always.
    fetchPublic: (input, init) => {
      const url = new URL(String(input))
      // As if the name resolved to this machine; the address is checked when the connection is made.
      if (url.host !== 'hooks.example') return inside(`https://localhost:${port}${url.pathname}`, init)
      return fetchReceiver(`http://127.0.0.1:${port}${url.pathname}`, init)
    },
  })
  program = await makeProgram(app, await app.signUp())
  await app.doors.jobs.start()
})
afterAll(async () => {
  await app.close()
  receiver.close()
})

async function start(webhook: string) {
  const body = { kind: 'detect', texts: [{ text: 'One short text.' }], webhook }
  return bulkStarted.parse(await (await program.call('POST', '/api/v1/bulk', body)).json())
}

async function webhookState(id: string) {
  const { rows } = await app.doors.db.$client.query('select webhook_state from bulk_jobs where id = $1', [id])
  return (rows[0] as { webhook_state: string }).webhook_state
}

test('tells an address that the job has ended, signed', async () => {
  const job = await start('https://hooks.example/one')
  const hook = await until(() => received.find(({ path }) => path === '/one'), 'the webhook')
  expect(JSON.parse(hook.body)).toMatchObject({ type: 'bulk.ended', data: { id: job.id, state: 'done' } })
  const key = Buffer.from(job.webhookSecret?.slice('whsec_'.length) ?? '', 'base64')
  const signed = `${hook.headers['webhook-id']}.${hook.headers['webhook-timestamp']}.${hook.body}`
  const signature = createHmac('sha256', key).update(signed).digest('base64')
  expect(hook.headers['webhook-signature']).toBe(`v1,${signature}`)
  expect(hook.body).not.toContain('One short text')
  await until(async () => (await webhookState(job.id)) === 'delivered', 'the delivery')
  const read = bulkJob.parse(await (await program.call('GET', `/api/v1/bulk/${job.id}`)).json())
  expect(read.webhook).toEqual({ address: 'https://hooks.example/one', state: 'delivered' })
})

test('is verified by the example of the reference, which refuses every other request', async () => {
  const job = await start('https://hooks.example/example')
  const hook = await until(() => received.find(({ path }) => path === '/example'), 'the webhook')
  const code = encodeURIComponent(developerExample('isGenuine'))
  const { isGenuine } = (await import(`data:text/javascript,${code}`)) as {
    isGenuine: (headers: IncomingHttpHeaders, body: string, secret: string) => boolean
  }
  const secret = job.webhookSecret ?? ''
  expect(isGenuine(hook.headers, hook.body, secret)).toBe(true)
  expect(isGenuine(hook.headers, `${hook.body} `, secret)).toBe(false)
  expect(isGenuine(hook.headers, hook.body, 'whsec_b3RoZXI=')).toBe(false)
  expect(isGenuine({ ...hook.headers, 'webhook-timestamp': '1700000000' }, hook.body, secret)).toBe(false)
  expect(isGenuine({}, hook.body, secret)).toBe(false)
})

test('tries again after a failure', async () => {
  answers.push(500)
  const job = await start('https://hooks.example/two')
  await until(() => received.some(({ path }) => path === '/two'), 'the first try')
  expect(await webhookState(job.id)).toBe('waiting')
  const hurry = `update pgboss.job set start_after = now() where name = 'bulk-webhook' and state = 'retry'`
  await until(async () => (await app.doors.db.$client.query(hurry)).rowCount === 1, 'the retry')
  await until(async () => (await webhookState(job.id)) === 'delivered', 'the delivery')
  expect(received.filter(({ path }) => path === '/two')).toHaveLength(2)
})

test('never calls an inside address, whatever name it has', async () => {
  const job = await start('https://resolves-inside.example/three')
  await until(async () => (await webhookState(job.id)) === 'failed', 'the refusal')
  expect(received.some(({ path }) => path === '/three')).toBe(false)
})

test('stops where the address wants no more', async () => {
  answers.push(410)
  const job = await start('https://hooks.example/four')
  await until(async () => (await webhookState(job.id)) === 'failed', 'the end')
})
