import { expect, test } from 'vitest'
import measured from '../data/shares.json' with { type: 'json' }
import { tagText } from '../language/tagged-text.ts'
import type { Proposal } from './rule.ts'
import { suitsManyTexts } from './shares.ts'

const seeds = Array.from({ length: 400 }, (_, i) => i * 7919 + 1)

function shareOfTexts(sentence: string, before: string, after: string): number {
  const text = tagText(sentence)
  const start = sentence.indexOf(before)
  const part = { start, end: start + before.length, after }
  const reason = { key: '', text: '' }
  const proposal: Proposal = { rule: 'test', reason, gain: 1, inserted: after, parts: [part] }
  return seeds.filter((seed) => suitsManyTexts(proposal, text, seed)).length / seeds.length
}

test('never replaces a word that people use at least as often as models', () => {
  expect(measured.kept.someone).toBe(1)
  expect(shareOfTexts('I met someone there.', 'someone', 'a man')).toBe(0)
  expect(shareOfTexts('I met someone there.', 'met', 'saw')).toBe(1)
})

test('counts a rare wording inside a longer one', () => {
  const share = measured.inserted['a number of']
  expect(share).toBeLessThan(0.5)
  const found = shareOfTexts('It has many uses.', 'many', 'quite a number of')
  expect(found).toBeLessThan(share + 0.1)
})
