import { expect, test } from 'vitest'
import { countFitting } from './use-fitting-tools.ts'

test('keeps room for the menu only where a group does not fit', () => {
  expect(countFitting([100, 100, 100], 300)).toBe(3)
  expect(countFitting([100, 100, 100], 299)).toBe(2)
  expect(countFitting([100, 100, 100], 240)).toBe(1)
  expect(countFitting([100, 100, 100], 90)).toBe(0)
})
