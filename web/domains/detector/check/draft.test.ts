import { beforeEach, expect, test, vi } from 'vitest'
import { readDetectorDraft, saveDetectorDraft, textOfAddress, withVisitorDraft } from './draft.ts'

class MemoryStorage {
  private readonly items = new Map<string, string>()
  getItem = (key: string) => this.items.get(key) ?? null
  setItem = (key: string, value: string) => void this.items.set(key, value)
  removeItem = (key: string) => void this.items.delete(key)
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new MemoryStorage())
})

test('a draft belongs to its owner alone', () => {
  saveDetectorDraft('ana', 'Hers')
  expect([readDetectorDraft('ana'), readDetectorDraft('ben')]).toEqual(['Hers', ''])
})

test('what a visitor typed goes along at sign-in, once, and nothing that lay here is lost', () => {
  expect(withVisitorDraft('ana', 'New')).toBe('New')
  saveDetectorDraft('ana', 'Old')
  expect(withVisitorDraft('ana', ' ')).toBe('Old')
  const both = withVisitorDraft('ana', 'New')
  expect(both).toBe('Old\n\nNew')
  saveDetectorDraft('ana', both)
  expect(withVisitorDraft('ana', 'New')).toBe('Old\n\nNew')
})

test('takes the text and keeps the rest of the address', () => {
  expect(textOfAddress('http://longhand.test/ai-detector?text=Caf%C3%A9%20%26%20bar&a=1#top')).toEqual({
    text: 'Café & bar',
    clean: '/ai-detector?a=1#top',
  })
})

test('returns null for a missing or empty text', () => {
  expect(textOfAddress('http://longhand.test/ai-detector')).toEqual({ text: null, clean: '/ai-detector' })
  expect(textOfAddress('http://longhand.test/ai-detector?text=')).toEqual({
    text: null,
    clean: '/ai-detector',
  })
})
