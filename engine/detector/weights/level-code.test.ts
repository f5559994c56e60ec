import { expect, test } from 'vitest'
import { seededRandom } from '../../training/random.ts'
import { levelCount, readLevels, writeLevels } from './level-code.ts'

const asTheyAre = Array.from({ length: levelCount }, (_, level) => level)

test.each([0, 1, 2, 7, 100, 4099])('reads %i levels back unchanged', (count) => {
  const random = seededRandom(count + 1)
  const levels = Int8Array.from({ length: count }, () => random() * levelCount)
  expect(readLevels(writeLevels(levels), count, asTheyAre)).toEqual(levels)
})

test('reads every level back, single and repeated', () => {
  for (let level = 0; level < levelCount; level++) {
    const levels = new Int8Array(333).fill(level)
    expect(readLevels(writeLevels(levels), levels.length, asTheyAre)).toEqual(levels)
  }
})

test('levels distributed as in the tables take less than half a character each', () => {
  const random = seededRandom(4)
  const near = () => Math.round(4 + (random() + random() + random() - 1.5) * 2.6)
  const levels = Int8Array.from({ length: 20_000 }, () => Math.max(0, Math.min(levelCount - 1, near())))
  expect(writeLevels(levels).length).toBeLessThan(levels.length * 0.42)
})
