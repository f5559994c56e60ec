import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf } from '../../testing/chat-calls.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import type { TestUser } from '../../testing/test-user.ts'
import { plainFileName } from '../documents/plain-file-name.ts'

let app: TestApp
let user: TestUser

beforeAll(async () => {
  app = await createTestApp()
  user = await app.signUp()
})
afterAll(() => app.close())

const noId = '0'.repeat(8)

test('a refusal names five unknown fields at most, and cuts long names', async () => {
  const body = Object.fromEntries(Array.from({ length: 1_000 }, (_, i) => [`unknown-${i}`, 1]))
  const { status, error } = await bodyOf(user.send('PUT', '/api/preferences', body))
  expect(status).toBe(400)
  expect(error).toBe(
    'The request is not right: unknown fields “unknown-0”, “unknown-1”, “unknown-2”, “unknown-3”, “unknown-4” and 995 more.',
  )
  const long = await bodyOf(user.send('PUT', '/api/preferences', { ['x'.repeat(50_000)]: 1 }))
  expect(long.status).toBe(400)
  expect(JSON.stringify(long).length).toBeLessThan(400)
})

test('names the wrong field in a refusal', async () => {
  expect(await bodyOf(user.send('PUT', '/api/preferences', { theme: 'x'.repeat(5_000) }))).toMatchObject({
    status: 400,
    code: 'invalid_input',
    error: expect.stringContaining('“theme” is not right'),
    details: { field: 'theme' },
  })
})

test.each([
  `/api/chats?cursor=9999-99-99T00:00:00Z~00000000-0000-4000-8000-000000000000`,
  `/api/chats?cursor=2026-11-01T00:00:00Z~${'-'.repeat(36)}`,
  `/api/chats?cursor=2026-11-01T00:00:00Z~${noId}`,
  `/api/chats?cursor=0000-01-01T00:00:00Z~00000000-0000-4000-8000-000000000000`,
  `/api/scans?cursor=0000-01-01T00:00:00Z~00000000-0000-4000-8000-000000000000`,
  `/api/humanized-texts?cursor=0000-01-01T00:00:00Z~00000000-0000-4000-8000-000000000000`,
])('%s is refused as invalid', async (path) => {
  expect(await bodyOf(user.get(path))).toMatchObject({ status: 400, code: 'invalid_input' })
})

test('checks the cursor of the remote procedure as well', async () => {
  const cursor = '9999-99-99T00:00:00Z~00000000-0000-4000-8000-000000000000'
  const asked = user.send('POST', '/api/rpc/manage_chat', { operation: 'get_all_chats', cursor })
  expect(await bodyOf(asked)).toMatchObject({ status: 400, code: 'invalid_input' })
})

test.each(['multipart/form-data', 'multipart/form-data; boundary=x'])(
  'refuses a body that is not a form, sent as %s',
  async (type) => {
    const answer = app.request('/api/chat/files', {
      method: 'POST',
      headers: { cookie: user.cookie, 'content-type': type },
      body: 'no form',
    })
    expect(await bodyOf(answer)).toMatchObject({ status: 400, code: 'invalid_input' })
  },
)

test('the name of a file is cut, and keeps its extension', () => {
  expect(plainFileName(`C:\\papers\\thesis.docx`)).toBe('thesis.docx')
  const name = plainFileName(`${'x'.repeat(500_000)}.docx`)
  expect(name.length).toBeLessThan(150)
  expect(name.endsWith('….docx')).toBe(true)
})
