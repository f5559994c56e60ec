import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusalOf } from '../../../testing/chat-calls.ts'
import { pngOf } from '../../../testing/samples/sample-files.ts'
import { createTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { TestUser } from '../../../testing/test-user.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64')
const put = (user: TestUser, bytes: Uint8Array | string) =>
  user.send('PUT', '/api/account/picture', { image: base64(bytes) })

async function imageOf(user: TestUser): Promise<string | null> {
  return ((await (await user.get('/api/session')).json()) as { user: { image: string | null } }).user.image
}

test('is saved, shown to its user alone, replaced and removed', async () => {
  const [ana, ben] = [await app.signUp(), await app.signUp()]
  expect((await put(ana, pngOf(4, 4))).status).toBe(200)
  const first = (await imageOf(ana))!
  const answer = await ana.get(first)
  expect(answer.headers.get('content-type')).toBe('image/png')
  expect(answer.headers.get('cache-control')).toBe('private, no-cache')
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(Buffer.from(pngOf(4, 4)))
  expect((await ben.get(first)).status).toBe(404)
  expect((await app.request(first)).status).toBe(401)

  await put(ana, pngOf(5, 5))
  expect(await imageOf(ana)).not.toBe(first)
  expect((await ana.send('DELETE', '/api/account/picture')).status).toBe(200)
  expect([await imageOf(ana), (await ana.get(first)).status]).toEqual([null, 404])
})

test('is not sent again while it has not changed', async () => {
  const user = await app.signUp()
  await put(user, pngOf(4, 4))
  const etag = (await user.get('/api/account/picture')).headers.get('etag')!
  const again = await app.request('/api/account/picture', {
    headers: { cookie: user.cookie, 'if-none-match': etag },
  })
  expect(again.status).toBe(304)
})

test.each([
  ['a drawing that can contain script', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['an animation', 'GIF89a\u0001\u0000\u0001\u0000'],
  ['the start of a picture', pngOf(4, 4).slice(0, 20)],
  ['a picture of huge sides', pngOf(600, 2)],
])('refuses %s, and the picture stays', async (_, bytes) => {
  const user = await app.signUp()
  await put(user, pngOf(4, 4))
  const before = await imageOf(user)
  expect((await refusalOf(put(user, bytes))).status).toBe(400)
  expect(await imageOf(user)).toBe(before)
})

test('refuses more bytes than a picture of its size needs', async () => {
  const user = await app.signUp()
  expect([400, 413]).toContain((await put(user, Buffer.alloc(200_000))).status)
})
