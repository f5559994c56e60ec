import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLimitedFetch } from './limited-fetch.ts'
import { ForeignDataError } from './read-limited.ts'

let sent = 0
const server = createServer((request, response) => {
  if (request.url === '/none') return response.writeHead(204).end()
  if (request.url === '/small') return response.writeHead(402, { 'request-id': 'r1' }).end('{"a":1}')
  sent = 0
  const more = () => {
    while (!response.destroyed && sent < 500_000_000) {
      sent += 65_536
      if (!response.write(Buffer.alloc(65_536, 32))) return response.once('drain', more)
    }
    return response.end()
  }
  return more()
})
const limited = createLimitedFetch({ bytesMax: 100_000 })
let url = ''

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

test('passes on an answer with its status and headers', async () => {
  const answer = await limited(`${url}/small`)
  expect([answer.status, answer.headers.get('request-id'), await answer.json()]).toEqual([
    402,
    'r1',
    { a: 1 },
  ])
  expect((await limited(`${url}/none`)).status).toBe(204)
})

test('ends an answer that is too large, without reading the rest', async () => {
  await expect(limited(`${url}/endless`)).rejects.toThrow(ForeignDataError)
  expect(sent).toBeLessThan(50_000_000)
})

test('stops with the caller’s signal', async () => {
  await expect(limited(`${url}/endless`, { signal: AbortSignal.timeout(1) })).rejects.toThrow()
})
