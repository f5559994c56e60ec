import { describe, expect, test } from 'vitest'
import { signInPath, withReturnPath } from './return-path.ts'

describe('signInPath', () => {
  test('keeps path and query', () => {
    expect(signInPath({ pathname: '/chat/new', search: '?prompt=a b&c' })).toBe(
      '/login?next=%2Fchat%2Fnew%3Fprompt%3Da%20b%26c',
    )
  })
})

describe('withReturnPath', () => {
  test('keeps a path of this site from screen to screen', () => {
    expect(withReturnPath('/signup', '/chat/new')).toBe('/signup?next=%2Fchat%2Fnew')
  })

  test.each([
    null,
    '',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'chat',
  ])('drops %j', (next) => {
    expect(withReturnPath('/signup', next)).toBe('/signup')
  })
})
