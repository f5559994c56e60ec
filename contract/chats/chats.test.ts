import { expect, test } from 'vitest'
import { chatInput, chatPatch, messageEdits, repairedChatPath } from './chats.ts'

test.each([
  ['/chat/a/chat/b', '/chat/b'],
  ['/chat/a/chat/b/chat/c/', '/chat/c'],
  ['/chat/chat/a', '/chat/a'],
  ['/chat//chat/a', '/chat/a'],
  ['/chat/chat', null],
  ['/chat/a', null],
  ['/chat/a/b', null],
  ['/chat', null],
])('corrects %j to %j', (path, repaired) => {
  expect(repairedChatPath(path)).toBe(repaired)
})

test('accepts the documented call', () => {
  const documented = {
    message: 'Hello',
    humanize: true,
    userId: 'u1',
    chatId: '7f9c24e8-3b12-4fef-91e0-5e5b4b2d1a10',
    conversationHistory: [{ sender: 'user', text: 'Earlier', id: 3 }],
  }
  expect(chatInput.safeParse(documented).success).toBe(true)
  expect(chatInput.parse({ message: 'Hello' }).humanize).toBe(false)
})

test.each([
  { message: 'x'.repeat(1_000_001) },
  { message: 'x', chatId: '1' },
  { message: 'x', role: 'system' },
  { message: ['x'] },
  { message: 'x', humanize: 'yes' },
])('refuses a body of another form', (body) => {
  expect(chatInput.safeParse(body).success).toBe(false)
})

test('allows only the documented fields in a change of a chat', () => {
  expect(chatPatch.parse({ title: '  Kept  ' })).toEqual({ title: 'Kept' })
  expect(chatPatch.safeParse({ userId: 'me' }).success).toBe(false)
  expect(messageEdits.safeParse({ messages: [{ clientId: 'short' }] }).success).toBe(false)
})
