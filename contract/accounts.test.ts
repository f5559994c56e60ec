import { expect, test } from 'vitest'
import { passwordPolicy, safeReturnPath } from './accounts.ts'

test.each(['/chat/new', '/ai-detector?text=a%20b', '/chat/1#end', '/?next=https://x.example'])(
  '%j is a path of this site',
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
  `/${'x'.repeat(2_000)}`,
])('%j leads nowhere but to the fallback', (path) => {
  expect(safeReturnPath(path)).toBe('/chat')
})

test('one object makes the rule and its text', () => {
  expect(passwordPolicy().tooShort).toBe('Password must be at least 6 characters long.')
  expect(passwordPolicy(10)).toMatchObject({
    min: 10,
    max: 128,
    tooShort: 'Password must be at least 10 characters long.',
  })
})
