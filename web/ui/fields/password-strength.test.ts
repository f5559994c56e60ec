import { describe, expect, test } from 'vitest'
import { passwordStrength } from './password-strength.ts'

function score(password: string): number {
  return passwordStrength(password, 6).score
}

describe('passwordStrength', () => {
  test('reports how many characters are needed while there are too few', () => {
    expect(passwordStrength('abc', 6)).toEqual({ score: 0, label: 'At least 6 characters' })
    expect(score('🙂🌻🐌')).toBe(0)
  })

  test.each(['password', 'Password1', 'abcdefgh', '12345678', '87654321', 'aaaaaaaaaaaa', 'qwerty12'])(
    'finds %s weak',
    (password) => {
      expect(score(password)).toBe(1)
    },
  )

  test('rises with length and variety', () => {
    expect(score('kzvmwp')).toBe(1)
    expect(score('kz7mwpqx')).toBe(2)
    expect(score('kz7mWpqxB2')).toBe(3)
    expect(score('lantern orbit cactus velvet')).toBe(4)
  })
})
