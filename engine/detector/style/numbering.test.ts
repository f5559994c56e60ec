import { expect, test } from 'vitest'
import { Numbering } from './numbering.ts'

test('gives equal integers equal numbers and different ones the next number', () => {
  const numbering = new Numbering()
  numbering.begin(6)
  expect([7, -3, 7, 0, -3, 2 ** 31].map((value) => numbering.numberOf(value))).toEqual([0, 1, 0, 2, 1, 3])
  expect(numbering.size).toBe(4)
})

test('starts again and grows for more integers', () => {
  const numbering = new Numbering()
  numbering.begin(1)
  numbering.numberOf(5)
  numbering.begin(5000)
  const numbers = Array.from({ length: 5000 }, (_, i) => numbering.numberOf(i * 1024))
  expect(numbers).toEqual(Array.from({ length: 5000 }, (_, i) => i))
  expect(numbering.numberOf(1024)).toBe(1)
  numbering.begin(1)
  expect(numbering.numberOf(1024)).toBe(0)
})
