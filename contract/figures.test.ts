import { expect, test } from 'vitest'
import { isAccepted, toneOfHumanScore } from './humanizer.ts'
import { planForRequest, plans, tiers } from './plans.ts'

test.each([
  [29, 'danger', false],
  [30, 'caution', false],
  [50, 'caution', false],
  [51, 'positive', true],
])('shows a human score of %d as %s', (score, tone, accepted) => {
  expect(toneOfHumanScore(score)).toBe(tone)
  expect(isAccepted(score)).toBe(accepted)
})

test.each([
  [1, 'free'],
  [500, 'free'],
  [501, 'pro'],
  [1_000, 'pro'],
  [1_001, 'unlimited'],
  [1_500, 'unlimited'],
  [1_501, undefined],
])('requires for %d words at once the plan %s', (words, tier) => {
  expect(planForRequest(words)?.tier).toBe(tier)
})

test('has the documented plans', () => {
  expect(tiers.map((tier) => [plans[tier].words, plans[tier].wordsPerRequest])).toEqual([
    [2_000, 500],
    [55_000, 1_000],
    [200_000, 1_500],
  ])
  expect([plans.pro.monthlyCents, plans.pro.yearlyCents]).toEqual([2_499, 14_988])
  expect([plans.unlimited.monthlyCents, plans.unlimited.yearlyCents]).toEqual([5_499, 32_988])
})
