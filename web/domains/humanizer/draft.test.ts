import { beforeEach, expect, test, vi } from 'vitest'
import {
  dropVisitorDraft,
  emptyDraft,
  readHumanizerDraft,
  saveHumanizerDraft,
  withVisitorDraft,
} from './draft.ts'

class MemoryStorage {
  private readonly items = new Map<string, string>()
  getItem = (key: string) => this.items.get(key) ?? null
  setItem = (key: string, value: string) => void this.items.set(key, value)
  removeItem = (key: string) => void this.items.delete(key)
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new MemoryStorage())
})

const typed = (text: string) => ({ ...emptyDraft, text })

test('only its owner can read a draft', () => {
  saveHumanizerDraft('ana', { text: 'Hers' })
  expect(readHumanizerDraft('ana').text).toBe('Hers')
  expect(readHumanizerDraft('ben').text).toBe('')
})

test('joins what a visitor typed to the user’s own draft, once', () => {
  saveHumanizerDraft('visitor', { text: 'New' })
  expect(withVisitorDraft('ana', typed('New')).text).toBe('New')
  dropVisitorDraft()
  expect(readHumanizerDraft('visitor').text).toBe('')
  saveHumanizerDraft('ana', { text: 'Old' })
  expect(withVisitorDraft('ana', typed('New')).text).toBe('Old\n\nNew')
  expect(withVisitorDraft('ana', typed(' ')).text).toBe('Old')
  saveHumanizerDraft('ana', { text: 'Old\n\nNew' })
  expect(withVisitorDraft('ana', typed('New')).text).toBe('Old\n\nNew')
})
