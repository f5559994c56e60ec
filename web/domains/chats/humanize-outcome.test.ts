import { expect, test } from 'vitest'
import type { HumanizationDetails } from '../../../contract/humanizer.ts'
import { outcomeText, verdictText } from './humanize-outcome.ts'

const details: HumanizationDetails = {
  iterations: 1,
  finalHumanScore: 84.2,
  aiScore: 15.8,
  progressHistory: [],
  humanScoreBefore: 21.4,
  locked: 2,
  intact: 2,
  seconds: 4.2,
  words: 1_250,
}

test('the outcome in one line', () => {
  expect(outcomeText(details)).toBe(
    'reads 84% human, was 21% · 4 s · 2 locked passages intact · 1,250 words used',
  )
})

test('nothing is said of locks that were not there, and a lost one is told', () => {
  expect(outcomeText({ ...details, locked: 0, intact: 0, words: 0, seconds: 0.1 })).toBe(
    'reads 84% human, was 21% · 1 s',
  )
  expect(outcomeText({ ...details, locked: 1, intact: 0, words: 1 })).toContain(
    '0 of 1 locked passage intact · 1 word used',
  )
})

test('a reply is accepted from 51 on', () => {
  expect(verdictText(51)).toBe('Undetectable by AI')
  expect(verdictText(50.9)).toBe('Detectable by AI')
})
