import { expect, test } from 'vitest'
import { withLockWords } from './lock-words.ts'

test('words are split, trimmed and kept once', () => {
  expect(withLockWords(['Severn'], ' tidal  range, severn;BARRAGE\n')).toEqual([
    'Severn',
    'tidal range',
    'BARRAGE',
  ])
  expect(withLockWords([], ' , ;')).toEqual([])
})

test('no more than the server takes', () => {
  const many = Array.from({ length: 300 }, (_, index) => `w${index}`).join(',')
  expect(withLockWords([], many)).toHaveLength(200)
  expect(withLockWords([], 'x'.repeat(500))[0]).toHaveLength(200)
})
