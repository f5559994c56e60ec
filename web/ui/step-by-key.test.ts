import { expect, test } from 'vitest'
import { stepByKey } from './step-by-key.ts'

const items = ['a', 'b', 'c']

test('arrows go to the neighbours, Home and End to the ends', () => {
  expect(
    ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Home', 'End'].map((key) =>
      stepByKey(key, items, 'b'),
    ),
  ).toEqual(['c', 'c', 'a', 'a', 'a', 'c'])
})

test('nothing lies beyond the ends, and other keys lead nowhere', () => {
  expect(stepByKey('ArrowRight', items, 'c')).toBeNull()
  expect(stepByKey('ArrowLeft', items, 'a')).toBeNull()
  expect(stepByKey('x', items, 'a')).toBeNull()
})
