import { beforeEach, expect, test, vi } from 'vitest'
import { isChatOfInitialPrompt, takeInitialPrompt } from './initial-prompt.ts'

const now = 1_800_000_000_000
const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  removeItem: (key: string) => stored.delete(key),
})
function leave(value: unknown) {
  stored.set('initialPrompt', typeof value === 'string' ? value : JSON.stringify(value))
}
beforeEach(() => stored.clear())

test('the chat that the landing page drew is known to be new', () => {
  leave({ prompt: 'Write it', humanize: true, chatId: 'a', send: true, at: now })
  expect(isChatOfInitialPrompt('a')).toBe(true)
  expect(isChatOfInitialPrompt('b')).toBe(false)
  stored.clear()
  expect(isChatOfInitialPrompt('a')).toBe(false)
})

test('what the landing page left is taken once', () => {
  leave({ prompt: 'Write it', humanize: true, send: true, at: now - 60_000 })
  expect(takeInitialPrompt(null, now)).toEqual({ prompt: 'Write it', humanize: true })
  expect(takeInitialPrompt(null, now)).toBeNull()
})

test('an address that asks for something else is not sent', () => {
  leave({ prompt: 'Write it', humanize: true, send: true, at: now })
  expect(takeInitialPrompt('Delete everything', now)).toBeNull()
  expect(stored.size).toBe(0)
})

test('an old, an unmarked and a broken one are dropped', () => {
  const good = { prompt: 'Write it', humanize: true, send: true, at: now }
  for (const bad of [
    { ...good, at: now - 7_200_000 },
    { ...good, send: false },
    { ...good, prompt: ' ' },
    'no JSON',
  ]) {
    leave(bad)
    expect(takeInitialPrompt(null, now)).toBeNull()
    expect(stored.size).toBe(0)
  }
})
