import { expect, test } from 'vitest'
import { applyAccepted } from './edits.ts'
import { writtenEdits } from './written-edits.ts'

const original = 'We utilize turbines. It is a testament to people.'

test.each([
  ['We use turbines. It is a testament to people.', [['utilize', 'use']]],
  [
    'We use turbines. It is proof of people.',
    [
      ['utilize', 'use'],
      ['a testament to', 'proof of'],
    ],
  ],
  [`${original} Really.`, [['', ' Really.']]],
  [original, []],
  ['', [[original, '']]],
])('finds what %j changes', (edited, changes) => {
  expect(writtenEdits(original, edited).map(({ before, after }) => [before, after])).toEqual(changes)
})

test('makes exactly the text that the user has written', () => {
  let state = 5
  // Park and Miller's generator.
  const random = () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
  const words = 'a a the wind. turns, two\n\n turbines — 7 quickly'.split(' ')
  const make = () =>
    Array.from({ length: Math.floor(random() * 40) }, () => words[Math.floor(random() * words.length)]).join(
      ' ',
    )
  for (let i = 0; i < 500; i++) {
    const [before, after] = [make(), make()]
    expect(applyAccepted(before, writtenEdits(before, after), new Set())).toBe(after)
  }
})

test('a whole other text of 50,000 characters is one change', () => {
  const [before, after] = ['one two '.repeat(6_000), 'three four '.repeat(4_000)]
  expect(writtenEdits(before, after)).toHaveLength(1)
})
