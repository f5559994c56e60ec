import { expect, test } from 'vitest'
import type { ParagraphMeasures } from '../worker/help-messages.ts'
import { readingLevel } from './reading-ease.ts'
import { textFigures } from './text-figures.ts'

const measures = (part: Partial<ParagraphMeasures>): ParagraphMeasures => ({
  words: 0,
  syllables: 0,
  sentences: [],
  habits: [],
  contentWords: [],
  ...part,
})

test('sums paragraphs and names the level of the whole', () => {
  const figures = textFigures([
    measures({ words: 30, syllables: 40, sentences: [10, 20], contentWords: [['tide', 4]] }),
    measures({
      words: 55,
      syllables: 80,
      sentences: [55],
      habits: [{ start: 0, end: 300, kind: 'very-long-sentence' }],
      contentWords: [
        ['tide', 2],
        ['moon', 1],
      ],
    }),
  ])
  expect(figures).toMatchObject({
    words: 85,
    sentences: 3,
    longestSentence: 55,
    level: 'fairly-difficult',
    lengths: [1, 1, 0, 0, 1],
    overused: [{ word: 'tide', count: 6 }],
  })
  // 206.835 − 1.015 × 85 ÷ 3 − 84.6 × 120 ÷ 85
  expect(figures!.ease).toBeCloseTo(58.64, 1)
  expect(figures!.habits['very-long-sentence']).toBe(1)
})

test('has no figures for a few words', () => {
  expect(textFigures([measures({ words: 29, syllables: 30, sentences: [29] })])).toBeNull()
  expect(textFigures([])).toBeNull()
})

test.each([
  [95, 'very-easy'],
  [65, 'plain'],
  [30, 'difficult'],
  [-5, 'very-difficult'],
])('names a reading ease of %i', (ease, level) => {
  expect(readingLevel(ease)).toBe(level)
})
