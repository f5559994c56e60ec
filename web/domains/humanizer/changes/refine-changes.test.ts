import { expect, test } from 'vitest'
import { refineChanges } from './refine-changes.ts'

function shown(text: string, before: string, after: string) {
  const start = text.indexOf(before)
  const [change] = refineChanges(text, [
    { index: 0, start, end: start + before.length, before, after, sentence: 0 },
  ])
  expect(text.slice(change!.start, change!.end)).toBe(change!.before)
  return [change!.before.trim(), change!.after.trim()]
}

test('shows only the words that differ', () => {
  expect(
    shown('It plays a crucial role in trade.', 'plays a crucial role in', 'plays a big part in'),
  ).toEqual(['crucial role', 'big part'])
})

test('extends part of a word to the whole word', () => {
  expect(shown('Furthermore, engineers met.', 'Furthermore, e', 'E')).toEqual([
    'Furthermore, engineers',
    'Engineers',
  ])
})

test('insertions between words stay insertions', () => {
  const [change] = refineChanges('We have used it.', [
    { index: 3, start: 7, end: 7, before: '', after: ' also', sentence: 0 },
  ])
  expect(change).toEqual({ index: 3, start: 7, end: 7, before: '', after: ' also' })
})

test('a change never extends into the next one', () => {
  const text = 'abcdef'
  const [first, second] = refineChanges(text, [
    { index: 0, start: 0, end: 2, before: 'ab', after: 'X', sentence: 0 },
    { index: 1, start: 3, end: 4, before: 'd', after: 'Y', sentence: 0 },
  ])
  expect([first!.before, second!.before]).toEqual(['abc', 'def'])
})
