import { expect, it } from 'vitest'
import { deadLinkText, verificationOutcome } from './link-outcome.ts'

it.each([
  ['', null],
  ['next=/chat', null],
  ['verified=1', 'verified'],
  ['link=expired', 'expired'],
  ['link=used', 'used'],
  ['link=invalid', 'invalid'],
  ['link=%3Cscript%3E', 'invalid'],
  ['link=constructor', 'invalid'],
  ['verified=1&link=expired', 'expired'],
])('%j means %j', (search, outcome) => {
  expect(verificationOutcome(new URLSearchParams(search))).toBe(outcome)
})

it('has a sentence for each', () => {
  expect(new Set((['expired', 'used', 'invalid'] as const).map(deadLinkText)).size).toBe(3)
})
