import { expect, test } from 'vitest'
import { linesOf } from './split-text.ts'

const joined = (lines: ReturnType<typeof linesOf>) =>
  lines.map(({ runs }) => runs.map(({ text }) => text).join('')).join('\n')

test('splits a text into lines and marks that join to the whole text', () => {
  const text = 'One two three.\n\nFour five\nsix.'
  const marks = [
    { start: 4, end: 7, source: 0 },
    { start: 16, end: 29, source: 1 },
  ]
  const lines = linesOf(text, marks)
  expect(joined(lines)).toBe(text)
  expect(lines.map(({ runs }) => runs.map(({ text: part, source }) => [part, source]))).toEqual([
    [
      ['One ', null],
      ['two', 0],
      [' three.', null],
    ],
    [],
    [['Four five', 1]],
    [
      ['six', 1],
      ['.', null],
    ],
  ])
})

test('shows the number once, after the last part of a mark', () => {
  const lines = linesOf('ab cd ef', [
    { start: 0, end: 2, source: 0 },
    { start: 3, end: 5, source: 0 },
    { start: 6, end: 8, source: 1 },
  ])
  expect(lines[0]!.runs.filter(({ isLast }) => isLast).map(({ text }) => text)).toEqual(['cd', 'ef'])
})

test.each(['', '\n', 'no marks'])('leaves %j as it is', (text) => {
  expect(joined(linesOf(text, []))).toBe(text)
})
