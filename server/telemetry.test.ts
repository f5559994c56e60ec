import { createServer, request as httpRequest } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { startOwnPostgres } from '../bench/support/outage/own-postgres.ts'
import { freePort, startServerProcess } from './testing/servers/server-process.ts'
import { post } from './testing/test-user.ts'
import { until } from './testing/until.ts'
import { useFolder } from './testing/use-folder.ts'

type Line = Record<string, unknown>

function linesOf(stdout: string): Line[] {
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
}

const wrong = { email: 'victim-of-a-guess@example.org', password: 'a guessed password' }

test('logs requests and failed sign-ins without texts, and addresses as far as a setting allows', {
  timeout: 120_000,
}, async () => {
  const server = await startServerProcess(useFolder(), {
    LOG_LEVEL: 'info',
    LOG_REQUESTS: 'true',
    LOG_ADDRESSES: 'network',
  })
  const answer = await server.request('/api/config?search=a-private-word')
  await post(server.request, '/api/auth/sign-in/email', wrong)
  await server.request('/help?q=a-private-word')
  const { stdout } = await server.end('SIGTERM')
  const lines = linesOf(stdout)
  const id = answer.headers.get('x-request-id')
  expect(lines.filter(({ requestId }) => requestId === id)).toEqual([
    expect.objectContaining({
      msg: 'request',
      method: 'GET',
      route: '/api/config',
      status: 200,
      address: '127.0.0.0/24',
      ms: expect.any(Number),
    }),
  ])
  expect(lines.filter(({ event }) => event === 'failed-sign-in')).toEqual([
    expect.objectContaining({ level: 40, step: 'password', reason: 'wrong', address: '127.0.0.0/24' }),
  ])
  for (const secret of ['a-private-word', wrong.email, wrong.password]) expect(stdout).not.toContain(secret)
})

test('shows the id of a failed request in its header, body and log', { timeout: 120_000 }, async () => {
  const postgres = await startOwnPostgres()
  onTestFinished(() => postgres.close())
  const server = await startServerProcess(useFolder(), {
    DATABASE_URL: postgres.url,
    SECRET: 'a secret of this test, with more than 32 signs',
    LOG_LEVEL: 'error',
  })
  await postgres.stop()
  const answer = await post(server.request, '/api/auth/sign-in/email', wrong)
  expect(answer.status).toBe(503)
  const { requestId } = (await answer.json()) as { requestId: string }
  expect(answer.headers.get('x-request-id')).toBe(requestId)
  const { stdout } = await server.end('SIGTERM')
  expect(linesOf(stdout).filter((line) => line.requestId === requestId)).toEqual([
    expect.objectContaining({ msg: 'database_unavailable' }),
  ])
  // Without the setting there is no address.
  expect(linesOf(stdout).filter((line) => 'address' in line)).toEqual([])
})

test('opens the figures on a port of this computer alone', { timeout: 60_000 }, async () => {
  const port = await freePort()
  const server = await startServerProcess(useFolder(), { METRICS_PORT: String(port) })
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(await answer.text()).toContain('longhand_http_requests_total')
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  expect((await server.request('/metrics')).status).toBe(404)
  // A page elsewhere whose name leads to this computer.
  const status = await new Promise((resolve, reject) => {
    const headers = { host: 'rebound.example' }
    httpRequest({ host: '127.0.0.1', port, path: '/metrics', headers }, (response) => {
      response.resume()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
  expect(status).toBe(404)
  expect((await server.end('SIGTERM')).code).toBe(0)
})

type Span = {
  name: string
  kind: number
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: Record<string, unknown> }[]
}
type Received = {
  resourceSpans: {
    resource: { attributes: Span['attributes'] }
    scopeSpans: { spans: Span[] }[]
  }[]
}

/** A collector that keeps what it receives. */
async function startCollector() {
  const bodies: { path: string; type: string; body: Buffer; key: string }[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const all = Buffer.concat(parts)
    const { headers, url: path = '' } = request
    const body = headers['content-encoding'] === 'gzip' ? gunzipSync(all) : all
    bodies.push({ path, type: String(headers['content-type']), body, key: String(headers['x-key']) })
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as { port: number }
  return { url: `http://127.0.0.1:${port}`, bodies }
}

test('sends traces of requests and their statements to a collector, without user data', {
  timeout: 120_000,
}, async () => {
  const collector = await startCollector()
  const server = await startServerProcess(useFolder(), {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of-the-collector',
    OTEL_SERVICE_NAME: 'desk',
  })
  await post(server.request, '/api/auth/sign-in/email', wrong)
  expect((await server.end('SIGTERM')).code).toBe(0)
  expect(collector.bodies.length).toBeGreaterThan(0)
  for (const { path, type, key } of collector.bodies)
    expect({ path, type, key }).toEqual({
      path: '/v1/traces',
      type: 'application/json',
      key: 'of-the-collector',
    })
  const received = collector.bodies.flatMap(
    ({ body }) => (JSON.parse(body.toString()) as Received).resourceSpans,
  )
  expect(JSON.stringify(received[0]?.resource.attributes)).toContain('"desk"')
  const spans = received.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))
  const request = spans.find(({ name }) => name === 'POST /api/auth/*')
  expect(request).toMatchObject({ kind: 2 })
  expect(JSON.stringify(request?.attributes)).toContain('http.response.status_code')
  const statements = spans.filter(
    ({ traceId, name }) => traceId === request?.traceId && name.startsWith('database '),
  )
  expect(statements.length).toBeGreaterThan(0)
  const all = JSON.stringify(received)
  for (const secret of [wrong.email, wrong.password, 'from users', 'where '])
    expect(all).not.toContain(secret)
})

test('sends traces as protobuf by default', { timeout: 120_000 }, async () => {
  const collector = await startCollector()
  const server = await startServerProcess(useFolder(), {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_BSP_SCHEDULE_DELAY: '200',
  })
  await server.request('/api/config')
  await until(() => collector.bodies.some(({ body }) => body.includes('GET /api/config')), 'a trace')
  expect(collector.bodies[0]).toMatchObject({ path: '/v1/traces', type: 'application/x-protobuf' })
})
