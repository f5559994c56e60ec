import { expect, test } from 'vitest'
import type { HumanizeEstimate } from '../../../../contract/humanizer.ts'
import { bestMode, expectationText } from './expectation.ts'

function estimate(...scores: [number, number, number]): HumanizeEstimate {
  const modes = (['clean', 'balanced', 'strong'] as const).map((mode, i) => {
    const humanScore = scores[i] ?? 0
    return { mode, humanScore, changes: 4, wordsChanged: 5, words: 100, isFree: humanScore < 51 }
  })
  return { current: { humanScore: 1.3 }, modes, sample: [], isExact: true }
}

test('names the gentlest sufficient strength and its score', () => {
  expect(bestMode(estimate(20, 60, 70))?.mode).toBe('balanced')
  expect(expectationText(estimate(20, 60, 70))).toContain(
    'Balanced is expected to reach 60.0%: Undetectable by AI.',
  )
})

test('reports that no strength suffices and that such a run costs nothing', () => {
  expect(bestMode(estimate(2, 7, 28))?.mode).toBe('strong')
  const text = expectationText(estimate(2, 7, 28))
  expect(text).toContain('1.3% human')
  expect(text).toContain('No strength is expected to bring a passage to read as human')
  const parts = estimate(2, 7, 28)
  for (const mode of parts.modes) mode.isFree = mode.mode !== 'strong'
  expect(expectationText(parts)).toContain('Strong is expected to bring passages to read as human')
})

test('names the built-in engine as the source of the figures when another one rewrites', () => {
  const other = { ...estimate(2, 7, 28), isExact: false }
  expect(expectationText(other)).toContain('With the built-in engine, no strength is expected')
})

test('promises nothing for a text in which nothing would change', () => {
  const still = estimate(1.3, 1.3, 1.3)
  for (const mode of still.modes) mode.changes = 0
  expect(expectationText(still)).toContain('No strength would change it.')
})

test('reports that only Strong changes a text that reads human, and what it costs', () => {
  const human = { ...estimate(97, 97, 98), current: { humanScore: 97 } }
  for (const mode of human.modes) mode.changes = mode.mode === 'strong' ? 3 : 0
  expect(expectationText(human)).toContain('Strong changes it anyway')
  expect(expectationText(human)).toContain('costs about 100 words')
  expect(expectationText(human, false)).not.toContain('costs')
})
