import { expect, test } from 'vitest'
import { compareTexts } from './compare-texts.ts'

test('marks the words that differ, and leaves equal lines whole', () => {
  const { parts, added, removed } = compareTexts(
    'One.\nThe old words stay.\nEnd.',
    'One.\nThe new words stay.\nEnd.',
  )
  expect(parts!.filter(({ kind }) => kind !== 'same')).toEqual([
    { text: 'old', kind: 'removed' },
    { text: 'new', kind: 'added' },
  ])
  expect([added, removed]).toEqual([1, 1])
  expect(
    parts!
      .filter(({ kind }) => kind !== 'removed')
      .map(({ text }) => text)
      .join(''),
  ).toBe('One.\nThe new words stay.\nEnd.\n')
})

test('reports equal texts as equal', () => {
  expect(compareTexts('The same.', 'The same.')).toMatchObject({ added: 0, removed: 0 })
})

test('gives up on long texts that have nothing in common, instead of freezing the page', () => {
  const text = (sign: string) => Array.from({ length: 20_000 }, (_, at) => `${sign}${at}`).join('\n')
  const from = performance.now()
  expect(compareTexts(text('a'), text('b')).parts).toBeNull()
  expect(performance.now() - from).toBeLessThan(5_000)
})
