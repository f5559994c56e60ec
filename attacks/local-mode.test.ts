import { request } from 'node:http'
import { connect } from 'node:net'
import { expect, inject, test } from 'vitest'
import { runServer } from '../server/testing/servers/server-process.ts'
import { useFolder } from '../server/testing/use-folder.ts'
import { callFrom, signUp } from './callers.ts'

const server = inject('attacked')
const { host, port } = new URL(server.url)

/** Returns the status of GET /local/mail.json with these headers, over a new connection. */
function mailStatus(headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path: '/local/mail.json', headers, agent: false as const }
    request(options, (answer) => {
      answer.resume()
      resolve(answer.statusCode!)
    })
      .on('error', reject)
      .end()
  })
}

test('C3: refuses to start at a public address without a mail server', async () => {
  const { code, stderr } = await runServer(useFolder(), { BASE_URL: 'https://desk.example', PORT: '0' })
  expect(code).toBe(1)
  expect(stderr).toContain('SMTP_URL')
})

test.each([
  'X-Real-IP',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-Port',
  'X-Forwarded-For',
  'Forwarded',
  'Via',
  'CF-Connecting-IP',
  'True-Client-IP',
  'X-Client-IP',
  'X-Cluster-Client-IP',
  'X-Original-Host',
])('C3: refuses mail through a proxy that sends %s', async (name) => {
  await signUp(server)
  expect(await mailStatus({ host })).toBe(200)
  expect(await mailStatus({ host, [name]: '203.0.113.9' })).toBe(404)
})

test.each(['localhost', 'localhost:9999', 'desk.example', `127.0.0.1:${port}`])(
  'C3: refuses mail under the name %s',
  async (name) => expect(await mailStatus({ host: name })).not.toBe(200),
)

test('C3: refuses mail to the default headers of nginx', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () =>
      socket.write(`GET /local/mail.json HTTP/1.0\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    )
    let read = ''
    socket.on('data', (piece) => {
      read += piece
    })
    socket.on('close', () => resolve(read)).on('error', reject)
  })
  expect(answer).toMatch(/^HTTP\/1\.1 404/)
})

test('L11: no page of the mailbox can be framed', async () => {
  const answer = await callFrom(server)('/local/mail')
  expect(answer.headers.get('content-security-policy')).toMatch(/frame-ancestors '(none|self)'/)
})

test('L1: production does not start with a public http address, or with a secret of one repeated character', async () => {
  const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://mail.example', PORT: '0' }
  const plain = await runServer(useFolder(), { ...production, BASE_URL: 'http://longhand.example' })
  expect([plain.code, plain.stderr]).toEqual([1, expect.stringContaining('BASE_URL')])
  const secret = { BASE_URL: 'https://longhand.example', SECRET: 'a'.repeat(32) }
  const weak = await runServer(useFolder(), { ...production, ...secret })
  expect([weak.code, weak.stderr]).toEqual([1, expect.stringContaining('SECRET')])
})
