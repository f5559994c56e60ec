import { expect, test } from 'vitest'
import { settledLength } from './highlighting.ts'

test('highlights whole lines while code grows', () => {
  expect(settledLength('const a')).toBe(0)
  expect(settledLength('const a = 1\nconst')).toBe(12)
  expect(settledLength('const a = 1\n')).toBe(12)
})

test('the highlighted part never shrinks and grows in larger steps in long code', () => {
  const code = Array.from({ length: 800 }, (_, i) => `const line${i} = ${i}\n`).join('')
  const ends = Array.from({ length: code.length }, (_, i) => settledLength(code.slice(0, i)))
  expect(ends).toEqual(ends.toSorted((a, b) => a - b))
  expect(new Set(ends.slice(8_001)).size).toBeLessThan(10)
})
