import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf } from '../../testing/chat-calls.ts'
import { listen } from '../../testing/listen.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { post } from '../../testing/test-user.ts'

const elevenMegabytes = 11 * 1024 * 1024

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('refuses a body of 11 MB by its length', async () => {
  const url = await listen(app)
  const user = await app.signUp()
  const answer = await fetch(`${url}/api/humanize`, {
    method: 'POST',
    headers: { cookie: user.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'x'.repeat(elevenMegabytes) }),
  })
  expect(await bodyOf(answer)).toMatchObject({ status: 413, code: 'body_too_large' })
})

test('refuses a body of 11 MB in chunks while reading it', async () => {
  const url = await listen(app)
  const { cookie } = await app.signUp()
  expect(await sendInChunks(`${url}/api/humanize`, elevenMegabytes, cookie)).toBe(413)
})

test('accepts a larger message with a file, up to its own limit', async () => {
  const user = await app.signUp()
  const send = (megabytes: number) =>
    user.send('POST', '/api/chat', {
      message: '',
      files: [{ name: 'a.txt', content: 'x'.repeat(megabytes * 1_048_576) }],
    })
  expect(await bodyOf(send(11))).toMatchObject({ status: 413, error: expect.stringContaining('a.txt') })
  const url = await listen(app)
  const answer = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { cookie: user.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'x'.repeat(20 * 1_048_576) }),
  })
  expect(await bodyOf(answer)).toMatchObject({ status: 413, error: expect.stringContaining('17 MB') })
})

test('reads a small body in chunks', async () => {
  const url = await listen(app)
  const user = await app.signUp()
  const answer = await fetch(`${url}/api/zerogpt/detect`, {
    method: 'POST',
    headers: { cookie: user.cookie, 'content-type': 'application/json' },
    body: inParts('{"input_text":', '"A short text."}'),
    duplex: 'half',
  } as RequestInit)
  expect(answer.status).toBe(200)
})

test.each(['{', '{"message": ', 'message=tides', '[1,', '\u0000', ''])(
  'refuses malformed JSON %j',
  async (body) => {
    const user = await app.signUp()
    const answer = await app.request('/api/chat', {
      method: 'POST',
      headers: { cookie: user.cookie, 'content-type': 'application/json' },
      body,
    })
    expect(await bodyOf(answer)).toMatchObject({ status: 400, code: 'bad_json' })
  },
)

test.each(['null', '[]', '"text"', '7'])('refuses JSON that is not an object: %s', async (body) => {
  const user = await app.signUp()
  const answer = await app.request('/api/chat', {
    method: 'POST',
    headers: { cookie: user.cookie, 'content-type': 'application/json' },
    body,
  })
  expect(await bodyOf(answer)).toMatchObject({ status: 400, code: 'invalid_input' })
})

test('refuses JSON with another content type', async () => {
  const user = await app.signUp()
  const answer = await app.request('/api/chat', {
    method: 'POST',
    headers: { cookie: user.cookie, 'content-type': 'text/plain' },
    body: '{"message":"tides"}',
  })
  expect(answer.status).toBe(400)
})

test.each([
  ['GET', '/api/nothing-here'],
  ['POST', '/api/nothing-here'],
  ['GET', '/api'],
  ['GET', '/assets/gone.js'],
  ['DELETE', '/api/chat'],
])('responds to %s %s with 404 in JSON, not with a page', async (method, path) => {
  const answer = await app.request(path, { method })
  expect(answer.status).toBe(404)
  expect(answer.headers.get('content-type')).toContain('application/json')
})

test('sets the security headers on responses', async () => {
  const { headers } = await app.request('/local/mail')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect((await post(app.request, '/api/chat', {})).headers.get('x-content-type-options')).toBe('nosniff')
})

function inParts(...parts: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(Buffer.from(part))
      controller.close()
    },
  })
}

/** Sends a body in pieces until it is refused. Resolves with the status of the response. */
function sendInChunks(url: string, bytes: number, cookie: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      url,
      { method: 'POST', headers: { 'content-type': 'application/json', cookie } },
      (answer) => {
        answer.resume()
        resolve(answer.statusCode!)
      },
    )
    request.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') reject(error)
    })
    const piece = Buffer.alloc(64 * 1024, 'x')
    let sent = 0
    const more = () => {
      if (request.destroyed) return
      sent += piece.length
      if (sent > bytes) request.end()
      else request.write(piece, more)
    }
    request.write('{"message":"', more)
  })
}
