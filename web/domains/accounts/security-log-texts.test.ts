import { expect, test } from 'vitest'
import { securityEventKinds } from '../../../contract/accounts/security.ts'
import { eventTexts, momentText } from './security-log-texts.ts'

test('has a text for every kind of event', () => {
  expect(Object.keys(eventTexts).sort()).toEqual([...securityEventKinds].sort())
})

const now = new Date(2026, 10, 21, 14, 30)

test.each([
  [new Date(2026, 10, 21, 14, 29, 40), 'just now'],
  [new Date(2026, 10, 21, 14, 28, 50), '1 minute ago'],
  [new Date(2026, 10, 21, 13, 45), '45 minutes ago'],
  [new Date(2026, 10, 21, 9, 5), 'today at 09:05'],
  [new Date(2026, 10, 20, 23, 5), 'yesterday at 23:05'],
  [new Date(2026, 10, 3, 9, 5), '3 Nov at 09:05'],
  [new Date(2025, 10, 3, 9, 5), '3 Nov 2025 at 09:05'],
])('says when %s was', (then, text) => {
  expect(momentText(then.toISOString(), now)).toBe(text)
})
