import { expect, test } from 'vitest'
import { normaliseText } from './normalise.ts'

test('returns plain text unchanged', () => {
  const normal = normaliseText('A naïve café — “quoted”.\r\n')
  expect(normal.text).toBe('A naïve café — “quoted”.\r\n')
  expect(normal.tampering).toEqual([])
})

test('replaces and reports Cyrillic letters in English words', () => {
  const text = 'Thе quick brоwn fox jumps'
  const normal = normaliseText(text)
  expect(normal.text).toBe('The quick brown fox jumps')
  expect(normal.tampering).toEqual([
    {
      kind: 'homoglyph',
      count: 2,
      words: 2,
      spans: [
        { start: 2, end: 3 },
        { start: 12, end: 13 },
      ],
    },
  ])
})

test('does not treat Russian and Greek words as tampering', () => {
  const text = 'She said привет and wrote λόγος in the margin of the old book.'
  expect(normaliseText(text).text).toBe(text)
})

test('removes zero-width, control and direction marks and maps offsets back', () => {
  const text = 'ab\u200b\u200bcd\u0007ef\u202egh'
  const normal = normaliseText(text)
  expect(normal.text).toBe('abcdefgh')
  expect(normal.tampering.map((entry) => [entry.kind, entry.count])).toEqual([
    ['zero-width', 2],
    ['control', 1],
    ['direction', 1],
  ])
  const mapped = [...normal.text].map((_, index) => text.charAt(normal.originalOffset(index)))
  expect(mapped.join('')).toBe('abcdefgh')
  expect(normal.originalOffset(normal.text.length)).toBe(text.length)
})

test('makes styled letters plain and does not report joined emoji', () => {
  const normal = normaliseText('\u{1d407}ello 👨‍👩‍👧 ﬁne')
  expect(normal.text.startsWith('Hello')).toBe(true)
  expect(normal.text.endsWith('fine')).toBe(true)
  expect(normal.tampering.map((entry) => entry.kind)).toEqual(['styled-letter'])
})

test('reads words with soft hyphens as whole, and counts the words that hold them', () => {
  const normal = normaliseText('tech\u00adnol\u00adogy plays a cru\u00adcial \u00ad role')
  expect(normal.text).toBe('technology plays a crucial  role')
  expect(normal.tampering.map(({ kind, count, words }) => [kind, count, words])).toEqual([
    ['soft-hyphen', 4, 2],
  ])
})
