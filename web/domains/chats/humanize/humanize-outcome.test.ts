import { expect, test } from 'vitest'
import type { HumanizationDetails } from '../../../../contract/humanizer.ts'
import { outcomeText } from './humanize-outcome.ts'

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

test('summarises the outcome in one line', () => {
  expect(outcomeText(details)).toBe(
    'reads 84.2% human in Longhand’s own detector, was 21.4% · 4 s · 2 locked passages intact · 1,250 words used',
  )
})

test('omits locks when there are none, and reports a lost one', () => {
  expect(outcomeText({ ...details, locked: 0, intact: 0, words: 0, seconds: 0.1 })).toBe(
    'reads 84.2% human in Longhand’s own detector, was 21.4% · 1 s',
  )
  expect(outcomeText({ ...details, locked: 1, intact: 0, words: 1 })).toContain(
    '0 of 1 locked passage intact · 1 word used',
  )
})

test('reports why a run was free', () => {
  const noGain = { code: 'no-gain', message: '' } as const
  expect(outcomeText({ ...details, words: 0, free: noGain })).toContain(
    'cost nothing, because no changed passage came to read as human',
  )
  const free = { code: 'reads-as-ai', message: '' } as const
  expect(outcomeText({ ...details, finalHumanScore: 22, words: 0, free })).toContain(
    'cost nothing, because it still reads as AI',
  )
})
