import { expect, test } from 'vitest'
import { percentText } from '../../../contract/percent-text.ts'
import type { Detection } from './queries.ts'
import { sharesOf, verdictOf } from './verdict.ts'

function detection(part: Partial<Detection>): Detection {
  return {
    predicted_class: 'inconclusive',
    fake_percentage: null,
    class_probabilities: null,
    ...part,
  } as Detection
}

test('a text without a score is not passed off as judged', () => {
  expect(verdictOf(detection({})).kind).toBe('unscored')
  expect(verdictOf(detection({ fake_percentage: 42 })).kind).toBe('too-short')
  expect(verdictOf(detection({ predicted_class: 'ai', fake_percentage: 91 }))).toEqual({
    kind: 'judged',
    name: 'AI',
    tone: 'danger',
    percent: 91,
  })
})

test('shares come in percent, and not at all when the provider gives none', () => {
  expect(sharesOf(detection({}))).toBeNull()
  const shares = sharesOf(detection({ class_probabilities: { ai: 0.367, human: 0.441, mixed: 0.192 } }))
  expect(shares?.map((share) => `${share.label} ${percentText(share.percent)}`)).toEqual([
    'Human 44.1%',
    'Mixed 19.2%',
    'AI 36.7%',
  ])
})
