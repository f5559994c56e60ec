import { describe, expect, test } from 'vitest'
import { readTags, readWords } from './tagger.ts'

describe('readTags', () => {
  test('tells the words of a passage and what they are', () => {
    expect(readTags('The dogs were here.')).toEqual({
      words: ['The', 'dogs', 'were', 'here', '.'],
      tags: ['DET', 'NOUN', 'AUX', 'ADV', 'PUNCT'],
    })
  })

  test('leaves out what is no word, and keeps the rest', () => {
    expect(readTags(`Dogs ${'utilize'.repeat(5000)} bark.`).words).toEqual(['Dogs', 'bark', '.'])
  })
})

test('readWords gives a word without a dictionary form as it is', () => {
  const words = readWords('It cannot, then, account for the entire discrepancy.')
  expect(words.every(({ lemma }) => lemma !== '')).toBe(true)
  expect(words.map(({ lemma }) => lemma)).toContain('cannot')
})
