import { expect, test } from 'vitest'
import { parseDocument } from '../../text/document.ts'
import { aiText } from '../test-texts.ts'
import { characterVocabulary, readCanonical, wordVocabulary } from '../weights/load-model.ts'
import { gatherCharacters, gatherWords, readGrams } from './read-grams.ts'

test('a part of the read range has the same n-grams as the part alone', () => {
  const text = readCanonical(parseDocument(aiText))
  const grams = readGrams(text, 5, 90)
  const words = gatherWords(grams, 20, 60)
  const alone = wordVocabulary.idsOf(text, 20, 60)
  expect([...words.ids.subarray(0, words.count)].sort()).toEqual([...alone].sort())
  const characters = gatherCharacters(grams, 20, 60)
  const lone = characterVocabulary.idsOf(text, 20, 60)
  expect([...characters.ids.subarray(0, characters.count)].sort()).toEqual([...lone].sort())
})

test('reuses what was read and reads what lies outside', () => {
  const text = readCanonical(parseDocument(aiText))
  const late = readGrams(text, 60, 70)
  expect(readGrams(text, 80, 90)).toBe(late)
  const early = readGrams(text, 0, 30)
  expect(early).not.toBe(late)
  expect(readGrams(text, 80, 90)).toBe(early)
  const { ids, count } = gatherWords(early, 80, 90)
  expect([...ids.subarray(0, count)].sort()).toEqual([...wordVocabulary.idsOf(text, 80, 90)].sort())
})
