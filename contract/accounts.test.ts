import { expect, test } from 'vitest'
import { inEnglish } from '../texts/english.ts'
import { passwordLength, passwordPolicy, safeReturnPath } from './accounts.ts'

test.each(['/chat/new', '/ai-detector?text=a%20b', '/chat/1#end', '/?next=https://x.example'])(
  'accepts %j as a path of this site',
  (path) => {
    expect(safeReturnPath(path)).toBe(path)
  },
)

test.each([
  null,
  undefined,
  '',
  'chat',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/chat\\..\\..',
  'https://evil.example',
  'javascript:alert(1)',
  '/chat\u0000',
  '/chat\n',
  '\\\\evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/%2F/evil.example',
  '/chat%0d%0aset-cookie:x',
  '/chat/%zz',
  '/.//evil.example',
  '/..//evil.example',
  ' /chat',
  '/\n/evil.example',
  'data:text/html,x',
  `/${'x'.repeat(2_000)}`,
])('replaces %j with the fallback', (path) => {
  expect(safeReturnPath(path)).toBe('/chat')
})

test('counts characters of a password, not bytes', () => {
  expect(passwordLength('пароль')).toBe(6)
  expect(passwordLength('🔑🔑🔑🔑🔑🔑')).toBe(6)
  expect(passwordLength('e\u0301te\u0301te\u0301')).toBe(passwordLength('étété'))
})

test('derives the rule and its text from one object', () => {
  expect(inEnglish(passwordPolicy().tooShort)).toBe('Password must be at least 6 characters long.')
  expect(passwordPolicy(10)).toMatchObject({ min: 10, max: 128 })
  expect(inEnglish(passwordPolicy(10).tooShort)).toBe('Password must be at least 10 characters long.')
})
