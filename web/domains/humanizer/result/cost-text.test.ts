import { expect, test } from 'vitest'
import { costText } from './cost-text.ts'

const free = { code: 'unchanged' as const, message: 'Nothing needed to be changed.' }

test('names the words that a run cost and those that are left', () => {
  expect(costText({ cost: 43, free: null, remaining_words: 1_957 })).toBe('Cost 43 words, 1,957 left.')
  expect(costText({ cost: 0, free, remaining_words: 1_957 })).toBe('Cost nothing, 1,957 words left.')
})

test('names no words where none are counted', () => {
  expect(costText({ cost: 0, free: null, remaining_words: 2_000 })).toBe('')
})
