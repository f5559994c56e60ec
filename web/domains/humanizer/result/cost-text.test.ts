import { expect, test } from 'vitest'
import { costText } from './cost-text.ts'

const message = 'No changed passage came to read as human, so this run cost nothing.'
const free = { code: 'no-gain' as const, message }
const details = { finalHumanScore: 20, judged: null }

test('names the words that a run cost, those that are left, and the reason', () => {
  const charged = { cost: 43, free: null, remaining_words: 1_957 }
  expect(costText({ ...charged, details })).toBe('Cost 43 words, 1,957 left.')
  const judged = { passages: 3, cameToReadHuman: 2 }
  expect(costText({ ...charged, details: { ...details, judged } })).toBe(
    'Cost 43 words, 1,957 left. 2 of 3 changed passages came to read as human.',
  )
  const one = { passages: 1, cameToReadHuman: 1 }
  expect(costText({ ...charged, details: { ...details, judged: one } })).toContain(
    'What changed came to read',
  )
})

test('says once why a run cost nothing', () => {
  const run = { cost: 0, free, remaining_words: 1_957 }
  expect(costText({ ...run, details })).toBe('Cost nothing, 1,957 words left.')
  const accepted = { ...details, finalHumanScore: 84 }
  expect(costText({ ...run, details: accepted })).toBe(`${message} 1,957 words left.`)
})

test('names no words where none are counted', () => {
  expect(costText({ cost: 0, free: null, remaining_words: 2_000, details })).toBe('')
})
