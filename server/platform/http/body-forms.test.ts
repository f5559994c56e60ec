import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf } from '../../testing/chat-calls.ts'
import { listen } from '../../testing/listen.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp({ settings: { TRUST_PROXY: 'true' } })
})
afterAll(() => app.close())

const upload = (url: string, body: string | FormData, type?: string) =>
  fetch(`${url}/api/detector/files`, {
    method: 'POST',
    headers: { 'x-forwarded-for': '192.0.2.77', ...(type ? { 'content-type': type } : {}) },
    body,
  })

test('refuses a form of many parts before parsing it, and reads one with a file', async () => {
  const url = await listen(app)
  const part = '--edge\r\ncontent-disposition: form-data; name="a"; filename="a"\r\n\r\n\r\n'
  const parts = `${part.repeat(10_000)}--edge--\r\n`
  expect(await bodyOf(upload(url, parts, 'multipart/form-data; boundary="edge"'))).toMatchObject({
    status: 400,
    error: 'This request has too many parts.',
  })
  const fields = 'a=&'.repeat(100_000)
  expect(await bodyOf(upload(url, fields, 'application/x-www-form-urlencoded'))).toMatchObject({
    status: 415,
  })
  const form = new FormData()
  form.set('file', new File(['The sea rises twice a day. '.repeat(10_000)], 'sea.txt'))
  expect((await upload(url, form)).status).toBe(200)
})

test('reads a body in pieces, and refuses one in pieces of a byte', async () => {
  const url = await listen(app)
  const text = JSON.stringify({ input_text: 'The harbour was quiet before the boats came in.' })
  expect(await statusOfPieces(url, [text.slice(0, 20), text.slice(20)])).toBe(200)
  expect(await statusOfPieces(url, Array<string>(90_000).fill(' '))).toBe(413)
})

/** Sends a body without a length in these pieces. */
function statusOfPieces(url: string, pieces: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'transfer-encoding': 'chunked',
      'x-forwarded-for': '192.0.2.78',
    }
    const request = httpRequest(`${url}/api/zerogpt/detect`, { method: 'POST', headers }, (answer) => {
      resolve(answer.statusCode ?? 0)
      request.destroy()
    })
    request.on('error', reject)
    for (const piece of pieces) request.write(piece)
    request.end()
  })
}
