import { expect, test } from 'vitest'
import { fleschKincaidGrade, fleschReadingEase } from '../readability/reading-ease.ts'
import type { HabitKind } from './help-messages.ts'
import { measureParagraph } from './measure-paragraph.ts'

/** Returns the words of a text that have a habit. */
function habitsIn(text: string, kind: HabitKind): string[] {
  const { habits } = measureParagraph(text)
  return habits.filter((habit) => habit.kind === kind).map(({ start, end }) => text.slice(start, end))
}

// The first two sentences and their scores are those of https://en.wikipedia.org/wiki/Flesch–Kincaid_readability_tests.
test.each([
  ['The cat sat on the mat.', 116.1, -1.4],
  ['This sentence, taken as a reading passage unto itself, is being used to prove a point.', 69.0, 7.6],
])('%s has the published reading ease', (text, ease, grade) => {
  const { words, syllables, sentences } = measureParagraph(text)
  const counts = { words, syllables, sentences: sentences.length }
  expect(fleschReadingEase(counts)).toBeCloseTo(ease, 0)
  expect(fleschKincaidGrade(counts)).toBeCloseTo(grade, 0)
})

test('counts the words of each sentence, and does not end one at an abbreviation', () => {
  expect(measureParagraph('Dr. Owen measured the tides. They rose. Why?').sentences).toEqual([5, 2, 1])
  expect(measureParagraph('').sentences).toEqual([])
})

test.each<[HabitKind, string, string[]]>([
  [
    'passive',
    'The harbour was later rebuilt and is often visited.',
    ['was later rebuilt', 'is often visited'],
  ],
  ['passive', 'She was tired, and the sea is red.', []],
  ['adverb', 'He slowly left the family early.', ['slowly']],
  ['weak', 'It is very cold, really.', ['very', 'really']],
  ['repeated', 'The harbour is old, and the harbour is small.', ['harbour']],
  ['repeated', 'Owen said that Owen had there been there.', []],
  ['long-sentence', `${'word '.repeat(30)}end.`, [`${'word '.repeat(30)}end.`]],
  ['very-long-sentence', `${'word '.repeat(30)}end.`, []],
])('%s: %s', (kind, text, found) => {
  expect(habitsIn(text, kind)).toEqual(found)
})

test.each([
  ['tide', 1],
  ['wanted', 2],
  ['moved', 1],
  ['houses', 2],
  ['tables', 2],
  ['environmental', 5],
  ['society', 4],
  ['serious', 3],
  ['people', 2],
  ['rhythm', 1],
])('%s has %i syllables', (word, count) => {
  expect(measureParagraph(word).syllables).toBe(count)
})
