import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { createPublicFetch, type FetchFailure } from './public-fetch.ts'

let server: Server
let port: number
const asked: string[] = []

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/to-private')
      response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
    else if (request.url === '/to-own-name')
      response.writeHead(302, { location: 'http://localhost:1/' }).end()
    else if (request.url === '/to-file') response.writeHead(302, { location: 'file:///etc/passwd' }).end()
    else if (request.url === '/loop') response.writeHead(302, { location: '/loop' }).end()
    else if (request.url === '/moved') response.writeHead(301, { location: '/page' }).end()
    else if (request.url === '/slow') response.write('a')
    else if (request.url === '/slow-gzip')
      response.writeHead(200, { 'content-encoding': 'gzip' }).write(gzipSync('x'.repeat(100)).subarray(0, 12))
    else if (request.url === '/bomb')
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('x'.repeat(5_000_000)))
    else if (request.url === '/broken') response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip')
    else if (request.url === '/latin')
      response.writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1' }).end(Buffer.from([0xe9]))
    else if (request.url === '/page') response.writeHead(200, { 'content-type': 'text/html' }).end('here')
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const fetchHere = createPublicFetch({
  userAgent: 'Longhand',
  timeoutMs: 700,
  bytesMax: 10_000,
  allows: (address, at) => address === '127.0.0.1' && at === port,
})
const fetchPublic = createPublicFetch({ userAgent: 'Longhand', timeoutMs: 700 })
const reasonOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: FetchFailure) => error.reason,
  )
const accept = { accept: 'text/html' }

test.each([
  'http://127.0.0.1',
  'http://localhost',
  'http://[::1]',
  'http://0.0.0.0',
  'http://10.1.2.3',
  'http://192.168.0.1',
  'http://172.16.0.1',
  'http://169.254.169.254/latest/meta-data',
  'http://100.64.0.1',
  'http://[::ffff:127.0.0.1]',
  'http://[::ffff:7f00:1]',
  'http://[fd00::1]',
  'http://[fe80::1]',
  'http://2130706433',
  'http://0x7f.1',
  'http://8.8.8.8:22',
  'http://user:secret@8.8.8.8',
  'file:///etc/passwd',
  'ftp://8.8.8.8',
])('refuses %s without a request', async (address) => {
  expect(await reasonOf(fetchPublic(address, accept))).toBe('refused')
})

test('refuses a name that resolves to this machine, and its own port', async () => {
  const before = asked.length
  expect(await reasonOf(fetchPublic(`http://localhost:${port}/page`, accept))).toBe('refused')
  expect(await reasonOf(fetchPublic(`http://127.0.0.1:${port}/page`, accept))).toBe('refused')
  expect(asked.length).toBe(before)
})

test('follows redirects, but not into the private network or to files', async () => {
  const at = `http://127.0.0.1:${port}`
  expect(await fetchHere(`${at}/moved`, accept)).toMatchObject({ text: 'here', address: `${at}/page` })
  expect(await reasonOf(fetchHere(`${at}/to-private`, accept))).toBe('refused')
  expect(await reasonOf(fetchHere(`${at}/to-own-name`, accept))).toBe('refused')
  expect(await reasonOf(fetchHere(`${at}/to-file`, accept))).toBe('refused')
  expect(await reasonOf(fetchHere(`${at}/loop`, accept))).toBe('unreached')
})

test('gives up on slow, broken, missing and unreachable answers, and reads no more than the limit', async () => {
  const at = `http://127.0.0.1:${port}`
  expect(await reasonOf(fetchHere(`${at}/slow`, accept))).toBe('unreached')
  expect(await reasonOf(fetchHere(`${at}/broken`, accept))).toBe('unreached')
  expect(await reasonOf(fetchHere(`${at}/nowhere`, accept))).toBe('missing')
  expect(await reasonOf(fetchHere(`${at}/slow-gzip`, accept))).toBe('unreached')
  const fetchClosed = createPublicFetch({ userAgent: 'Longhand', allows: () => true })
  expect(await reasonOf(fetchClosed('http://127.0.0.1:1', accept))).toBe('unreached')
  expect((await fetchHere(`${at}/bomb`, accept)).text).toHaveLength(10_000)
  expect((await fetchHere(`${at}/latin`, accept)).text).toBe('é')
})

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['172.32.0.1', true],
  ['172.31.255.255', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['::', false],
  ['not an address', false],
])('reports %s as public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
