import { expect, test } from 'vitest'
import { findUserWords } from './user-words.ts'

const found = (text: string, words: string[]) =>
  [...findUserWords(text, words)].map(({ start, end }) => text.slice(start, end))

test.each([
  ['The Tide  Gauge, two tide\ngauges.', ['tide gauge'], ['Tide  Gauge', 'tide\ngauges']],
  ['Boxes, a box, boxed', ['box'], ['Boxes', 'box']],
  ['It’s here, IT’S there', ["it's"], ['It’s', 'IT’S']],
  ['C++, C+ and c++', ['C++'], ['C++', 'c++']],
  ['café cafe\u0301', ['café'], ['cafe\u0301', 'café']],
  ['ΣΑΣ σας, 𐐀', ['σας', '𐐨'], ['ΣΑΣ', 'σας', '𐐀']],
  ['tidegauge, tide2', ['tide', 'gauge'], []],
  ['a a a', ['a a'], ['a a']],
  ['anything', ['', '  '], []],
])('in %j %j are %j', (text, words, expected) => {
  expect(found(text, words)).toEqual(expected)
})

test.each([
  ['a '.repeat(25_000), (i: number) => `${'a '.repeat(95)}b${i}`],
  ['a  '.repeat(16_000), (i: number) => `${'a '.repeat(95)}b${i}`],
  ['-'.repeat(50_000), (i: number) => `${'-'.repeat(190)}${i}`],
])('200 words that nearly match everywhere are found in time', (text, wordOf) => {
  const started = process.threadCpuUsage().user
  expect(
    found(
      text,
      Array.from({ length: 200 }, (_, i) => wordOf(i)),
    ),
  ).toEqual([])
  expect(process.threadCpuUsage().user - started).toBeLessThan(3_000_000)
})
