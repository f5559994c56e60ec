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
