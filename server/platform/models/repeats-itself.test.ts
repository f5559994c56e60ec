import { expect, test } from 'vitest'
import { repeatsItself } from './repeats-itself.ts'

test.each([
  ['one letter', 'a'.repeat(300)],
  ['a phrase', `It began well. ${'the population of '.repeat(20)}`],
  ['a sentence', 'Towns grew because the towns of the valley had been growing. '.repeat(5)],
])('finds %s that comes again and again', (_, text) => {
  expect(repeatsItself(text)).toBe(true)
})

test.each([
  ['an ordinary text', 'Towns grew, and the valley changed with them. Farms became streets.'.repeat(1)],
  [
    'versions of one sentence as data',
    ['Towns grew fast.', 'The towns grew fast.', 'Fast growth came to the towns.']
      .map((text) => JSON.stringify({ text, natural: 3 }))
      .join(', ')
      .repeat(2),
  ],
  ['nothing', ''],
])('accepts %s', (_, text) => {
  expect(repeatsItself(text)).toBe(false)
})
