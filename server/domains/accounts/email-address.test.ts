import { expect, test } from 'vitest'
import { normalizeEmail } from './email-address.ts'

test.each([
  ['  Ana.Moreau@Example.ORG ', 'ana.moreau@example.org'],
  ['ana+essays@example.org', 'ana+essays@example.org'],
  ['ａｎａ@example.org', 'ana@example.org'],
  ['ana＠example.org', 'ana@example.org'],
  ['ana@Bücher.example', 'ana@xn--bcher-kva.example'],
  ['ana@почта.рф', 'ana@xn--80a1acny.xn--p1ai'],
  ['ana@日本語abc.jp', 'ana@xn--abc-s08fl0dtz6h.jp'],
])('normalises %j to %j', (typed, email) => {
  expect(normalizeEmail(typed)).toBe(email)
})

test.each([
  ['Latin with a Cyrillic letter', 'ana@аpple.com'],
  ['the same, already encoded', 'ana@xn--pple-43d.com'],
  ['all Cyrillic, all like Latin', 'ana@аррӏе.com'],
  ['Latin with a Greek letter', 'ana@gοogle.com'],
])('refuses a domain that resembles another one: %s', (_, typed) => {
  expect(() => normalizeEmail(typed)).toThrow(expect.objectContaining({ code: 'email_lookalike' }))
})

test.each([
  'ana',
  '@example.org',
  'ana@',
  'ana@localhost',
  'аna@example.org',
  'ana@@example.org',
  'ana@exam ple.org',
  'ana\u0000@example.org',
  'ana@example.org\nbcc:x@example.org',
  `${'a'.repeat(250)}@example.org`,
])('refuses %j', (typed) => {
  expect(() => normalizeEmail(typed)).toThrow(expect.objectContaining({ code: 'email_invalid' }))
})

test('maps a letter that lower case makes Latin to the Latin address, not to a second account', () => {
  // U+212A, the Kelvin sign.
  expect(normalizeEmail('Ki\u212Ae@example.org')).toBe('kike@example.org')
})
