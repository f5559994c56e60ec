import { expect, test } from 'vitest'
import { inEnglish } from '../../../texts/english.ts'
import { unmaskLocks } from './mask.ts'

const masked = { text: 'On [[K1]].', tokens: ['[[K1]]'], spans: ['5 May'], gaps: [] }

test.each([
  ['On a day.', ['“5 May” is missing.']],
  ['On [[K1]], on [[K1]].', ['“5 May” is there more than once.']],
  ['On [[K1]] or [[K9]].', ['The answer has marks that do not belong to the text.']],
  ['Then, on [[K1]].', []],
])('describes the faults of %j by the words of the text', (answer, faults) => {
  expect(unmaskLocks(answer, masked).faults.map(inEnglish)).toEqual(faults)
})
