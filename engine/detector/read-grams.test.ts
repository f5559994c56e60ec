import { expect, test } from 'vitest'
import { parseDocument } from '../text/document.ts'
import { charactersView, readCanonical, wordsView } from './load-model.ts'
import { gatherCharacters, gatherWords, readGrams } from './read-grams.ts'
import { AI_TEXT } from './test-texts.ts'

test('a part of what was read holds the n-grams that the part alone has', () => {
  const text = readCanonical(parseDocument(AI_TEXT))
  const grams = readGrams(text, 5, 90)
  const words = gatherWords(grams, 20, 60)
  const alone = wordsView.vocabulary.idsOf(text, 20, 60)
  expect([...words.ids.subarray(0, words.count)].sort()).toEqual([...alone].sort())
  const characters = gatherCharacters(grams, 20, 60)
  const lone = charactersView.vocabulary.idsOf(text, 20, 60)
  expect([...characters.ids.subarray(0, characters.count)].sort()).toEqual([...lone].sort())
})
