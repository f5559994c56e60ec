import { expect, test } from 'vitest'
import { countWords } from './count-words.ts'

test('counts what stands between white space', () => {
  expect(countWords('')).toBe(0)
  expect(countWords(' \n ')).toBe(0)
  expect(countWords("don't  well-known\tend - of\r\nline")).toBe(6)
})
