import { expect, test } from 'vitest'
import { nameSpans } from './mask.ts'

const masked = { text: 'On [[K1]].', tokens: ['[[K1]]'], spans: ['5 May'], gaps: [] }

test.each([
  ['The token [[K1]] is missing.', '“5 May” is missing.'],
  ['The token [[K9]] is not one of the passage.', 'The answer has marks that do not belong to the text.'],
  ['The answer is empty.', 'The answer is empty.'],
])('describes %j to users as %j', (fault, text) => {
  expect(nameSpans(fault, masked)).toBe(text)
})
