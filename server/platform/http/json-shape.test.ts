import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyOf } from '../../testing/chat-calls.ts'
import { listen } from '../../testing/listen.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { isPlainShape } from '../foreign-data/plain-shape.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const bytes = (text: string) => new TextEncoder().encode(text)

test.each([
  ['nested arrays', '['.repeat(200_000)],
  ['a long list', `[${'1,'.repeat(400_000)}1]`],
  ['empty objects', `[${'{},'.repeat(200_000)}{}]`],
  ['signs after a string that ends with a backslash', `["\\\\"${',1'.repeat(400_000)}]`],
])('refuses %s', (_, json) => {
  expect(isPlainShape(bytes(json), { signsMax: 300_000 })).toBe(false)
})

test.each([
  ['a text full of signs', JSON.stringify({ text: '[{,:}]"\\'.repeat(200_000) })],
  ['an import of 10,000 messages', JSON.stringify(Array.from({ length: 10_000 }, asMessage))],
  ['a string without an end', `"${',:'.repeat(300_000)}`],
])('accepts %s', (_, json) => {
  expect(isPlainShape(bytes(json), { signsMax: 300_000 })).toBe(true)
})

test('scans megabytes of backslashes and quotes in linear time', () => {
  const json = bytes(`["${'\\'.repeat(2_000_000)}","${'\\"'.repeat(2_000_000)}"]`)
  const startedAt = performance.now()
  expect(isPlainShape(json, { signsMax: 300_000 })).toBe(true)
  expect(performance.now() - startedAt).toBeLessThan(2_000)
})

test('refuses an import of nested arrays before parsing, and accepts one of texts', async () => {
  const url = await listen(app)
  const { cookie } = await app.signUp()
  const send = (body: string) =>
    fetch(`${url}/api/chats/import`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body,
    })
  const nested = `{"chats":${'['.repeat(4_900_000)}${']'.repeat(4_900_000)}}`
  expect(await bodyOf(send(nested))).toMatchObject({ status: 400, error: 'This request has too many parts.' })
  const answer = await send(JSON.stringify({ chats: [{ text: 'x'.repeat(200_000) }] }))
  expect(await answer.json()).toMatchObject({ outcomes: [{ outcome: 'refused' }] })
})

function asMessage(_: unknown, i: number) {
  const [id, parentId] = [`message-${i}`, i > 0 ? `message-${i - 1}` : null]
  const fixed = { sender: 'user', text: 'It rained.', createdAt: '2026-11-01T00:00:00Z', model: null }
  return { id, parentId, ...fixed, status: 'complete', humanized: false, aiScore: null, rating: null }
}
