import { expect, test } from 'vitest'
import { inEnglish } from './english.ts'
import type { Said } from './said.ts'
import { saidOfRuns, saidOfSignals, saidOfTexts } from './sayings.ts'

test('writes small numbers as words, others in figures, and starts with a capital', () => {
  const quotes = saidOfSignals.all({ quotes: saidOfSignals.quoted({ words: 'ten' }) })
  expect(inEnglish(saidOfSignals.foundIn({ found: 2, words: 1_234, quotes }))).toBe(
    'Two in 1234 words: “ten”.',
  )
  expect(inEnglish(saidOfSignals.foundIn({ found: 13, words: 90, quotes }))).toBe('13 in 90 words: “ten”.')
  expect(inEnglish(saidOfTexts.allMarked({ count: 1_200 }))).toBe(
    'All 1200 sentences are in passages that read like AI.',
  )
})

test('writes one decimal where it counts', () => {
  const letters = saidOfSignals.wordLength({ letters: 6, words: 40, usual: 4.68 })
  expect(inEnglish(letters)).toBe(
    'Words average 6.0 letters over 40 words; in people’s texts they average 4.7.',
  )
})

test('does not take the words of a user for a value', () => {
  const span = '{why} {what}'
  const why = saidOfRuns.faults.missing({ span })
  expect(inEnglish(saidOfRuns.becauseOf({ what: saidOfRuns.notProved, why }))).toBe(
    'A rewrite could not be proved safe, so the text was left as it is. “{why} {what}” is missing.',
  )
})

test.each(['signals.unknown', 'signals', 'signals.titles', 'constructor.name'])(
  'refuses the key %s',
  (key) => {
    expect(() => inEnglish({ key } satisfies Said)).toThrow(key)
  },
)
