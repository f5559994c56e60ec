import { expect, test } from 'vitest'
import { completeLink, isSafeLink } from './links.ts'

test.each([
  ['example.org', 'https://example.org'],
  ['http://example.org/a', 'http://example.org/a'],
  ['ana@example.org', 'mailto:ana@example.org'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['two words', null],
  ['word', null],
])('%s becomes %s', (typed, link) => {
  expect(completeLink(typed)).toBe(link)
})

test('refuses schemes that run code', () => {
  expect(isSafeLink(' JavaScript:alert(1)')).toBe(false)
  expect(isSafeLink('https://example.org')).toBe(true)
})
