import { getSchema } from '@tiptap/core'
import { StarterKit } from '@tiptap/starter-kit'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readPassage } from '../passage/read-passage.ts'
import { readSuggestions, type StoredSuggestion, storeSuggestions, textAround } from './stored-suggestions.ts'
import type { SuggestionItem } from './suggestion-item.ts'
import type { SuggestionMark } from './suggestion-plugin.ts'

const schema = getSchema([StarterKit])
const paragraph = (text: string) => schema.node('paragraph', null, text === '' ? [] : [schema.text(text)])
const page = (...texts: string[]) => schema.node('doc', null, texts.map(paragraph))
const owner = { userId: 'ana', chatId: 'essay' }
const before = page('One.', 'Two words.', 'Three.')

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

function store(mark: SuggestionMark): void {
  const item = { id: mark.id, status: 'ready', text: 'Both words.' } as SuggestionItem
  storeSuggestions(owner, [{ item, mark, around: textAround(before, mark) }] satisfies StoredSuggestion[])
}
function suggestPassage(): void {
  const { from, to, signature } = readPassage(before, 7, 17)!
  store({ id: 'a', place: 'replace', from, to, signature, changes: null })
}
const suggestAt = (place: 'inline' | 'block', at: number) =>
  store({ id: 'a', place, from: at, to: at, signature: '', changes: null })
const placesIn = (...texts: string[]) =>
  readSuggestions(owner, page(...texts)).map(({ mark: { from, to } }) => [from, to])

test('finds a suggestion again at its passage, also where that has moved', () => {
  suggestPassage()
  expect(placesIn('One.', 'Two words.', 'Three.')).toEqual([[7, 17]])
  expect(placesIn('Zero.', 'One.', 'Two words.', 'Three.')).toEqual([[14, 24]])
  expect(readSuggestions(owner, before)[0]!.item.text).toBe('Both words.')
})

test('gives a suggestion up when its passage is gone or there twice, and for another user', () => {
  suggestPassage()
  expect(placesIn('One.', 'Other words.')).toEqual([])
  expect(placesIn('Two words.', 'One.', 'Two words.')).toEqual([])
  expect(readSuggestions({ ...owner, userId: 'ben' }, before)).toEqual([])
  storeSuggestions(owner, [])
  expect(placesIn('One.', 'Two words.', 'Three.')).toEqual([])
})

test.each(['inline', 'block'] as const)(
  'finds a text for a place (%s) only where the text is as it was',
  (place) => {
    suggestAt(place, place === 'inline' ? 17 : 18)
    expect(placesIn('One.', 'Two words.', 'Three.')).toHaveLength(1)
    expect(placesIn('Zero.', 'One.', 'Two words.')).toEqual([])
    expect(placesIn('')).toEqual([])
  },
)
