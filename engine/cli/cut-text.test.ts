import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

function piecesOf(text: string, most: number): string[] {
  return [...cutText(text, most)].map(({ start, end }) => text.slice(start, end))
}

test.each([
  ['at a blank line', 'one two.\nthree\n\nfour five six', 18, ['one two.\nthree\n\n', 'four five six']],
  ['at a line', 'one two. three\nfour five', 18, ['one two. three\n', 'four five']],
  ['at a sentence', 'One two. Three four', 12, ['One two. ', 'Three four']],
  ['at a word', 'one two three', 9, ['one two ', 'three']],
  ['anywhere, but not in a letter', 'aaa😀bbb', 4, ['aaa', '😀bb', 'b']],
  ['not at all where it fits', 'one two', 7, ['one two']],
])('cuts %s', (_name, text, most, pieces) => {
  expect(piecesOf(text, most)).toEqual(pieces)
})
