import { expect, test } from 'vitest'
import { lostLocks } from './find-lost-locks.ts'

const original = 'In 2019 Ana Ruiz said “no”, and in 2019 it rained.'
const locks = [
  [3, 7],
  [8, 16],
  [22, 26],
  [35, 39],
].map(([start, end]) => ({ start: start!, end: end! }))

test.each([
  [original, []],
  ['Ana Ruiz said “no” in 2019; it rained, in 2019.', []],
  ['In 2019 she said “no”, and it rained.', ['2019', 'Ana Ruiz']],
  ['', ['2019', 'Ana Ruiz', '“no”']],
])('names what %j has lost', (text, lost) => {
  expect(lostLocks(original, locks, text).toSorted()).toEqual(lost.toSorted())
})
