import { expect, test } from 'vitest'
import { isInText, withLockWords } from './lock-words.ts'

test('splits and trims words and drops duplicates', () => {
  expect(withLockWords(['Severn'], ' tidal  range, severn;BARRAGE\n')).toEqual([
    'Severn',
    'tidal range',
    'BARRAGE',
  ])
  expect(withLockWords([], ' , ;')).toEqual([])
})

test('keeps no more words than the server accepts', () => {
  const many = Array.from({ length: 300 }, (_, index) => `w${index}`).join(',')
  expect(withLockWords([], many)).toHaveLength(200)
  expect(withLockWords([], 'x'.repeat(500))[0]).toHaveLength(200)
})

test('finds a word regardless of case, spaces and apostrophes', () => {
  const text = 'The  River’s\nmouth is wide.'
  expect(isInText("river's mouth", text)).toBe(true)
  expect(isInText('WIDE', text)).toBe(true)
  expect(isInText('zebra', text)).toBe(false)
})
