import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

const field = (text: string) =>
  csvText([[text]])
    .replace('\ufeff', '')
    .trimEnd()

test.each([
  ['a plain word', 'sea', 'sea'],
  ['a comma', 'sea, sky', '"sea, sky"'],
  ['a quotation mark', 'the "sea"', '"the ""sea"""'],
  ['a semicolon', 'sea; sky', '"sea; sky"'],
  ['a sign inside a word', 'a=b, well-known; x-1', '"a=b, well-known; x-1"'],
])('writes %s', (_, text, written) => {
  expect(field(text)).toBe(written)
})

test.each([
  ['at the start', '=1+1', "'=1+1"],
  ['after spaces', '  @SUM(A1)', "  '@SUM(A1)"],
  ['after a semicolon', 'x;=HYPERLINK("https://example.org")', '"x;\'=HYPERLINK(""https://example.org"")"'],
  ['after a semicolon and a quotation mark', 'x; "+1', '"x; ""\'+1"'],
  ['after a tab', 'x\t-1', '"x\t\'-1"'],
  ['on a second line', 'x\r\n=1', '"x\r\n\'=1"'],
])('keeps a spreadsheet from calculating a formula %s', (_, text, written) => {
  expect(field(text)).toBe(written)
})

test('takes linear time for many spaces', () => {
  const startedAt = performance.now()
  field(`;${' '.repeat(200_000)}`)
  field(' ;'.repeat(100_000))
  field('\n'.repeat(200_000))
  expect(performance.now() - startedAt).toBeLessThan(2_000)
})
