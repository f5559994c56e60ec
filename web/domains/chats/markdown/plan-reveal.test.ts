import { expect, test } from 'vitest'
import { countWords } from '../../../../contract/word-count.ts'
import { planReveal, revealDurationMs, revealedLength } from './plan-reveal.ts'

const text = Array.from({ length: 103 }, (_, i) => (i % 9 === 0 ? `word${i}\n\n` : `word${i} `)).join('')

function blocksOf(ends: number[]): string[] {
  return ends.map((end, i) => text.slice(i === 0 ? 0 : ends[i - 1], end))
}

test('blocks have four to eight words, the last one the remainder, and join to the text', () => {
  for (let run = 0; run < 50; run++) {
    const blocks = blocksOf(planReveal(text))
    expect(blocks.join('')).toBe(text)
    for (const block of blocks.slice(0, -1)) {
      expect(countWords(block)).toBeGreaterThanOrEqual(4)
      expect(countWords(block)).toBeLessThanOrEqual(8)
    }
    expect(countWords(blocks.at(-1)!)).toBeLessThanOrEqual(8)
  }
})

test('uses both ends of the range', () => {
  expect(countWords(blocksOf(planReveal(text, [], () => 0))[0]!)).toBe(4)
  expect(countWords(blocksOf(planReveal(text, [], () => 0.999))[0]!)).toBe(8)
})

test('shows a block every 150 ms, and a suspended tab catches up', () => {
  const ends = [10, 20, 30]
  expect(revealedLength(ends, 0)).toBe(10)
  expect(revealedLength(ends, 149)).toBe(10)
  expect(revealedLength(ends, 150)).toBe(20)
  expect(revealedLength(ends, 60_000)).toBe(30)
  expect(revealDurationMs(ends)).toBe(300)
})

test('a text without words has no blocks', () => {
  expect(planReveal('')).toEqual([])
  expect(revealedLength([], 500)).toBe(0)
  expect(revealDurationMs([])).toBe(0)
})
