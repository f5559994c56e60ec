import { expect, test } from 'vitest'
import { shifted } from './column-widths.ts'

test('takes the width of a wider column from the others, and keeps the table as wide', () => {
  expect(shifted([200, 200, 200], 0, 1, 24)).toEqual([224, 188, 188])
  expect(shifted([200, 200, 200], 2, 3, -24)).toEqual([212, 212, 176])
})

test('makes no column too narrow to write in', () => {
  expect(shifted([500, 50, 50], 0, 1, 24)).toEqual([520, 40, 40])
  expect(shifted([40, 280, 280], 0, 1, -24)).toEqual([40, 280, 280])
})
