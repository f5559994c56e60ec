import { expect, test } from 'vitest'
import { findCommaSplices, findVerbSlips } from './verb-slips.ts'

function corrected(text: string): string {
  let out = text
  for (const { start, end, replacements } of findVerbSlips(text).sort((a, b) => b.start - a.start))
    out = out.slice(0, start) + replacements[0] + out.slice(end)
  return out
}

test.each([
  ['Yesterday I gone home.', 'Yesterday I went home.'],
  ['They seen him and she done it.', 'They saw him and she did it.'],
  ['I have went there and he has already ate.', 'I have gone there and he has already eaten.'],
  ['She could of came.', 'She could of come.'],
  ['I didn’t went and did he saw it?', 'I didn’t go and did he see it?'],
  ['There was no books left.', 'There were no books left.'],
  ["There's many reasons and there is two people.", 'There are many reasons and there are two people.'],
  ['He dont like it, and it don’t work.', "He doesn't like it, and it doesn't work."],
  ['The results are more better.', 'The results are better.'],
])('corrects %j', (text, expected) => {
  expect(corrected(text)).toBe(expected)
})

test.each([
  'Have I gone too far, and has he seen it?',
  'The things that I have done were known.',
  'There was no news, and there is no gas.',
  'She was taken there and it is broken.',
  'All they known is this, he did not go.',
  'There is a lot of money.',
  'What he did came as a surprise.',
])('keeps %j', (text) => {
  expect(corrected(text)).toBe(text)
})

test('shows a comma that may join two sentences', () => {
  expect(findCommaSplices('The books were gone, he and I were very sad.')).toHaveLength(1)
  for (const fine of [
    'When the books were gone, we were sad.',
    'We ran, swam and slept.',
    'Yesterday, I was sad.',
  ])
    expect(findCommaSplices(fine)).toEqual([])
})
