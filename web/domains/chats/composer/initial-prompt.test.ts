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

test('recognises a new chat whose id the landing page created', () => {
  leave({ prompt: 'Write it', humanize: true, chatId: 'a', send: true, at: now })
  expect(isChatOfInitialPrompt('a')).toBe(true)
  expect(isChatOfInitialPrompt('b')).toBe(false)
  stored.clear()
  expect(isChatOfInitialPrompt('a')).toBe(false)
})

test('takes the landing page’s prompt once', () => {
  leave({ prompt: 'Write it', humanize: true, send: true, at: now - 60_000 })
  expect(takeInitialPrompt(null, now)).toEqual({ prompt: 'Write it', humanize: true })
  expect(takeInitialPrompt(null, now)).toBeNull()
})

test('does not send a different prompt from the address', () => {
  leave({ prompt: 'Write it', humanize: true, send: true, at: now })
  expect(takeInitialPrompt('Delete everything', now)).toBeNull()
  expect(stored.size).toBe(0)
})

test('drops old, unmarked and invalid prompts', () => {
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
