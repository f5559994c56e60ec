import { expect, test } from 'vitest'
import { turnsDenial } from './turns-denial.ts'

test.each([
  ['It did not improve the roads.', 'It did improve the roads.'],
  ['People must use these tools.', 'People must not use these tools.'],
  ['Nobody was told.', 'Somebody was told.'],
  ["They don't agree without a vote.", "They don't agree with a vote."],
])('finds a denial that is gone or new: %s', (before, after) => {
  expect(turnsDenial(before, after)).toBe(true)
})

test.each([
  ['It did not improve the roads.', "It didn't improve the roads."],
  ['It is paid at no less than the minimum wage.', 'It is paid with at least the minimum wage.'],
  ['Ask what is used instead of what is owned.', 'Ask what is used, and not what is owned.'],
  ['It was not opened before noon.', 'It was only opened at noon.'],
  ['They are not only cheap but good.', 'They are cheap and good.'],
])('accepts another way of saying it: %s', (before, after) => {
  expect(turnsDenial(before, after)).toBe(false)
})
