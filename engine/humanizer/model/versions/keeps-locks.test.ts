import { expect, test } from 'vitest'
import { findLostLock } from './keeps-locks.ts'

const number = (text: string) => ({ kind: 'number' as const, text })

test.each([
  ['in another place', 'It rose by 5 in May.', 'In May it rose by 5.', [number('5'), number('May')], null],
  ['within another number', 'It rose by 5.', 'It rose in 2015.', [number('5')], '5'],
  ['once for twice', '5 of 5 came.', 'All 5 came.', [number('5'), number('5')], '5'],
  [
    'with the capital of a sentence',
    'Then two lanes closed.',
    'Two lanes closed then.',
    [number('two')],
    null,
  ],
  [
    'as part of a word',
    'R² was high.',
    'A high R² was found.',
    [{ kind: 'citation' as const, text: '²' }],
    null,
  ],
  [
    'before a raised figure, beside other capitals',
    'The plot of T² has a slope.',
    'A slope is what this plot of T² has.',
    [{ kind: 'formula' as const, text: 'T' }],
    null,
  ],
  [
    'as a lost part of a word',
    'R² was high.',
    'R was high.',
    [{ kind: 'citation' as const, text: '²' }],
    '²',
  ],
])('finds a locked span %s', (_, original, version, locks, lost) => {
  expect(findLostLock(version, original, locks)).toBe(lost)
})
