import { expect, test } from 'vitest'
import { percentText, roundPercentText } from './percent-text.ts'

test('shows one decimal, and only a bound at either end', () => {
  const given = [0, 0.0007, 0.1, 0.99, 36.71, 98.96, 99.9, 99.91, 99.9996, 100]
  expect(given.map(percentText)).toEqual([
    'under 0.1%',
    'under 0.1%',
    '0.1%',
    '1.0%',
    '36.7%',
    '99.0%',
    '99.9%',
    'over 99.9%',
    'over 99.9%',
    'over 99.9%',
  ])
})

test('never shows a rounded 0% or 100%', () => {
  expect([0, 0.6, 1.2, 46.3, 98.7, 99.2, 100].map(roundPercentText)).toEqual([
    'under 1%',
    'under 1%',
    '1%',
    '46%',
    '99%',
    'over 99%',
    'over 99%',
  ])
})
