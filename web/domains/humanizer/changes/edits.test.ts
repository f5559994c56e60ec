import { expect, test } from 'vitest'
import { applyAccepted, changesOfSentence, piecesOf } from './edits.ts'

const text = 'We utilize 14 turbines. It is not only cheap but also clean.'
const changes = [
  {
    start: 24,
    end: 59,
    before: 'It is not only cheap but also clean',
    after: "It's cheap and clean",
    sentence: 1,
  },
  { start: 3, end: 10, before: 'utilize', after: 'use', sentence: 0 },
]
const locks = [{ start: 11, end: 13, kind: 'number' }]

test('accepting all gives the result, rejecting all gives the original', () => {
  expect(applyAccepted(text, changes, new Set())).toBe("We use 14 turbines. It's cheap and clean.")
  expect(applyAccepted(text, changes, new Set([0, 1]))).toBe(text)
  expect(applyAccepted(text, changes, new Set([0]))).toBe(
    'We use 14 turbines. It is not only cheap but also clean.',
  )
})

test('the pieces cover the original in order and name the locks', () => {
  const pieces = piecesOf(text, changes, locks)
  expect(pieces.map((piece) => piece.kind)).toEqual([
    'same',
    'change',
    'same',
    'lock',
    'same',
    'change',
    'same',
  ])
  const original = pieces.map((piece) => (piece.kind === 'change' ? piece.change.before : piece.text))
  expect(original.join('')).toBe(text)
})

test('applies insertions and a change at the end of the text', () => {
  const ends = [
    { start: 2, end: 2, before: '', after: ' all', sentence: 0 },
    { start: 59, end: 60, before: '.', after: '!', sentence: 1 },
  ]
  expect(applyAccepted(text, ends, new Set())).toBe(
    'We all utilize 14 turbines. It is not only cheap but also clean!',
  )
})

test('an overlapping change never duplicates text', () => {
  const crossing = [...changes, { start: 5, end: 12, before: 'ilize 1', after: 'X', sentence: 0 }]
  expect(applyAccepted(text, crossing, new Set())).toBe("We use 14 turbines. It's cheap and clean.")
})

test('finds the changes of a sentence', () => {
  expect(changesOfSentence(changes, 1)).toEqual([0])
  expect(changesOfSentence(changes, 7)).toEqual([])
})
