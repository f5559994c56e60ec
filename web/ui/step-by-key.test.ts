import { expect, test } from 'vitest'
import { stepByKey } from './step-by-key.ts'

const items = ['a', 'b', 'c']

test('moves to the neighbours with arrows and to the ends with Home and End', () => {
  expect(
    ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Home', 'End'].map((key) =>
      stepByKey(key, items, 'b'),
    ),
  ).toEqual(['c', 'c', 'a', 'a', 'a', 'c'])
})

test('returns null beyond the ends and for other keys', () => {
  expect(stepByKey('ArrowRight', items, 'c')).toBeNull()
  expect(stepByKey('ArrowLeft', items, 'a')).toBeNull()
  expect(stepByKey('x', items, 'a')).toBeNull()
})
