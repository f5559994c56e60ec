import { expect, test } from 'vitest'
import { ApiError } from '../../api.ts'
import { deadLinkOf, deadLinkText, verificationOutcome } from './link-outcome.ts'

test.each([
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

test('has a sentence for each outcome', () => {
  expect(new Set((['expired', 'used', 'invalid'] as const).map(deadLinkText)).size).toBe(3)
})

test.each([
  ['link_expired', 'expired'],
  ['link_used', 'used'],
  ['link_invalid', 'invalid'],
  ['link_constructor', null],
  ['expired', null],
  ['too_many_requests', null],
])('an answer with the code %s names the dead link %s', (code, kind) => {
  expect(deadLinkOf(new ApiError(410, code, 'x'))).toBe(kind)
  expect(deadLinkOf(new Error(code))).toBeNull()
})
