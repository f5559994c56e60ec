import { expect, test } from 'vitest'
import { keepsMeaning } from './meaning.ts'

test.each([
  ['It does not rain.', 'It doesn’t rain.', true],
  ['They came without a map.', 'They came with no map.', true],
  ['Moreover, not all schools have one.', 'Nor do all schools have one.', true],
  ['It is neither hot nor cold.', 'It is neither hot or cold.', false],
  ['It may rain.', 'It will rain.', false],
])('compares negations and modal verbs: %s | %s', (before, after, isKept) => {
  expect(keepsMeaning(before, after)).toBe(isKept)
})
