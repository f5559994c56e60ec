import { expect, test } from 'vitest'
import { compareAnswers } from './compare-answers.ts'

test.each([
  ['photosynthesis', 'Photosynthesis'],
  ['the Calvin cycle', 'Calvin cycle'],
  ['Calvin cycle', 'the Calvin cycle.'],
  ['fotosintesis', 'la fotosíntesis'],
  ['etat', 'L’État'],
  ['5730 years', '5,730 years'],
  ['1769', 'in 1769'],
  ['  rubisco ', 'RuBisCO'],
])('takes “%s” for “%s”', (typed, expected) => {
  expect(compareAnswers(typed, expected)).toBe('right')
})

test.each([
  ['photosynthsis', 'photosynthesis'],
  ['chlorohpyll', 'chlorophyll'],
  ['Ernest Ruterford', 'Ernest Rutherford'],
])('takes “%s” for a slip of “%s”', (typed, expected) => {
  expect(compareAnswers(typed, expected)).toBe('close')
})

test.each([
  ['', 'stoma'],
  ['1768', '1769'],
  ['9.4%', '9.5%'],
  ['iron', 'zinc'],
  ['osmosis', 'diffusion'],
  ['x'.repeat(5_000), 'stoma'],
])('does not take “%s” for “%s”', (typed, expected) => {
  expect(compareAnswers(typed, expected)).toBe('wrong')
})
