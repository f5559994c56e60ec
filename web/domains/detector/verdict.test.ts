import { expect, test } from 'vitest'
import { percentText } from '../../../contract/percent-text.ts'
import type { Detection } from './queries.ts'
import { isScored, sharesOf, verdictOf } from './verdict.ts'

function detection(part: Partial<Detection>): Detection {
  return {
    predicted_class: 'inconclusive',
    fake_percentage: null,
    class_probabilities: null,
    ...part,
  } as Detection
}

test('a text without a score is not shown as judged', () => {
  expect(verdictOf(detection({})).kind).toBe('unscored')
  expect(verdictOf(detection({ fake_percentage: 42, reliable: false })).kind).toBe('too-short')
  expect(isScored(verdictOf(detection({ fake_percentage: 42, reliable: false })))).toBe(false)
  expect(verdictOf(detection({ predicted_class: 'ai', fake_percentage: 91 }))).toEqual({
    kind: 'judged',
    name: 'AI',
    tone: 'danger',
    percent: 91,
    figure: 'score',
  })
})

test('an undecided text that is long enough shows its score without a class', () => {
  const verdict = verdictOf(detection({ fake_percentage: 46.3, reliable: true }))
  expect(verdict).toMatchObject({ kind: 'undecided', name: 'Inconclusive', percent: 46.3 })
  expect(isScored(verdict)).toBe(true)
})

test('the bar shows the AI score and not another figure of the same name', () => {
  expect(sharesOf(detection({}))).toBeNull()
  const shares = sharesOf(
    detection({ fake_percentage: 36.7, class_probabilities: { ai: 0.1, human: 0.2, mixed: 0.7 } }),
  )
  expect(shares?.map((share) => `${share.label} ${percentText(share.percent)}`)).toEqual([
    'Human 63.3%',
    'AI 36.7%',
  ])
})

test('a text by two authors shows the share of its words that is marked, and not the AI score', () => {
  const mixed = detection({ predicted_class: 'mixed', fake_percentage: 99.96, ai_words: 63, text_words: 168 })
  expect(verdictOf(mixed)).toMatchObject({ name: 'Mixed', figure: 'marked', percent: 37.5 })
  expect(sharesOf(mixed)?.map(({ label, percent }) => `${label} ${percent}`)).toEqual([
    'Not marked 62.5',
    'Marked as AI 37.5',
  ])
})

test('a service that counts no words gives the share of the characters', () => {
  const sentences = [
    { sentence: 'a', generated_prob: 0.1, start: 0, end: 30 },
    { sentence: 'b', generated_prob: 0.9, start: 30, end: 40 },
  ]
  const mixed = detection({ predicted_class: 'mixed', fake_percentage: 99, ai_words: null, sentences })
  expect(verdictOf(mixed).percent).toBe(25)
})
