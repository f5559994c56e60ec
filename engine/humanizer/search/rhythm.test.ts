import { expect, test } from 'vitest'
import { tagText } from '../language/tagged-text.ts'
import { createRhythm } from './rhythm.ts'

const even = 'The first of the lines has nine words in it. '.repeat(6)

test('rewards a cut that makes sentences of an even text unlike in length, and no cut in two halves', () => {
  const gain = createRhythm(tagText(even))
  expect(gain({ before: [18], after: [3, 15] })).toBeGreaterThan(gain({ before: [18], after: [9, 9] }))
  expect(gain({ before: [10, 10], after: [20] })).toBeGreaterThan(0)
})

test('says nothing of a text of three sentences', () => {
  const gain = createRhythm(tagText('One line. Two lines. Three lines.'))
  expect(gain({ before: [10, 10], after: [20] })).toBe(0)
})
