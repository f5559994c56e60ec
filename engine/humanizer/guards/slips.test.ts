import { describe, expect, test } from 'vitest'
import { bringsSlip, slippingEdits } from './slips.ts'

function change(text: string, before: string, after: string) {
  const start = text.indexOf(before)
  return { start, end: start + before.length, after }
}

describe('bringsSlip', () => {
  test.each([
    ['a word twice', 'work with a single one-page form', 'a single', 'one'],
    ['a word twice behind the change', 'a place that people seek out for food', 'seek out', 'look for'],
    ['a wrong article', 'It is a complex interplay of things', 'complex ', ''],
    ['a wrong article before', 'It shows an interplay of things', 'interplay', 'link'],
    ['a space too many', 'It is very useful here', 'very', ''],
    ['a space before a mark', 'It is useful, however, to know', ', however', ' '],
    ['two marks', 'It works well, as planned, and fast', ' as planned', ''],
    ['a small letter after a full stop', 'in the U.S., especially in May', ',', ''],
    ['a small letter in a new sentence', 'It is small, and it works', ', and', '.'],
    ['a capital inside a sentence', 'It is small. This helps', '.', ''],
    ['empty brackets', 'It is small (very) and quick', 'very', ''],
  ])('finds %s', (_, text, before, after) => {
    expect(bringsSlip(text, [change(text, before, after)])).toBe(true)
  })

  test.each([
    ['a plain change', 'People utilize tools daily', 'utilize', 'use'],
    [
      'an article that goes with its word',
      'It is a complex interplay',
      'a complex interplay',
      'an interplay',
    ],
    ['what the text had before', 'It had had had an effect that that utilize shows', 'utilize', 'use'],
    ['a name behind an abbreviation', 'Work by Yu et al. demonstrates this', 'demonstrates', 'shows'],
    ['three dots', 'He waited... she is there', 'waited', 'stood'],
    ['an hour and a user', 'It is an important hour for a new user', 'important ', ''],
    ['letters said one by one', 'He has a great MBA', 'great ', ''],
    ['a number behind a comma', 'It is 1,200 really big', 'really ', ''],
  ])('lets pass %s', (_, text, before, after) => {
    expect(bringsSlip(text, [change(text, before, after)])).toBe(false)
  })

  test('takes the parts of one change together', () => {
    const text = 'It rained. However, the game went on.'
    const parts = [change(text, 'However, ', ''), change(text, 'the', 'The')]
    expect(bringsSlip(text, parts)).toBe(false)
    expect(bringsSlip(text, parts.slice(0, 1))).toBe(true)
  })
})

describe('slippingEdits', () => {
  test('finds two changes that go badly with each other, and no third', () => {
    const text = `He needs immediately after it a plan, ${'and so on, '.repeat(9)} to utilize the tools.`
    const edits = [
      change(text, 'immediately', 'once'),
      change(text, 'after it', 'once it'),
      change(text, 'utilize', 'use'),
    ]
    expect(slippingEdits(text, edits)).toEqual(edits.slice(0, 2))
  })
})
