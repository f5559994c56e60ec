import { describe, expect, test } from 'vitest'
import {
  checkForgot,
  checkReset,
  checkSignIn,
  checkSignUp,
  codeDigits,
  passwordHints,
} from './account-form.ts'

const good = { email: 'ana@example.org', password: 'quiet river', repeated: 'quiet river', agreed: true }

describe('checkSignUp', () => {
  test('accepts valid input', () => {
    expect(checkSignUp(good, 6)).toEqual({})
  })

  test('reports every field with the documented texts', () => {
    expect(checkSignUp({ email: 'ana', password: 'short', repeated: 'other', agreed: false }, 6)).toEqual({
      email: 'Please enter a valid email address.',
      password: 'Password must be at least 6 characters long.',
      repeated: 'Passwords do not match.',
      agreed: 'You must agree to the Terms and Conditions and Privacy Policy.',
    })
  })

  test("follows the operator's longer minimum, and refuses above 128", () => {
    expect(checkSignUp(good, 12).password).toBe('Password must be at least 12 characters long.')
    const long = 'x'.repeat(129)
    expect(checkSignUp({ ...good, password: long, repeated: long }, 6).password).toContain('128')
  })

  test('counts characters as users see them', () => {
    const hearts = '💜'.repeat(128)
    expect(checkSignUp({ ...good, password: hearts, repeated: hearts }, 6)).toEqual({})
    expect(checkSignUp({ ...good, password: '💜💜💜', repeated: '💜💜💜' }, 6).password).toMatch(/at least 6/)
  })
})

describe('checkSignIn', () => {
  test('requires both fields', () => {
    expect(Object.keys(checkSignIn(' ', ''))).toEqual(['email', 'password'])
    expect(checkSignIn(' ana@example.org ', 'x')).toEqual({})
  })
})

describe('checkForgot', () => {
  test('asks for an address, then for a valid one', () => {
    expect(checkForgot(' ').email).toBe('Please enter your email address.')
    expect(checkForgot('ana').email).toBe('Please enter a valid email address.')
    expect(checkForgot('ana+a@example.org')).toEqual({})
  })
})

describe('checkReset', () => {
  test('has the same rules as sign-up', () => {
    expect(checkReset('lower', 'lower', 6).password).toBe('Password must be at least 6 characters long.')
    expect(checkReset('lowercase', 'lowercase', 6)).toEqual({})
    expect(checkReset('lowercase', 'lower', 6).repeated).toBe('Passwords do not match.')
  })
})

describe('passwordHints', () => {
  const met = (password: string) => passwordHints(password, 6).map(({ isMet }) => isMet)
  test('recognises letters and digits in every script', () => {
    expect(met('')).toEqual([false, false, false])
    expect(met('quiet river')).toEqual([true, false, false])
    expect(met('Élan 9')).toEqual([true, true, true])
    expect(met('Ω٤')).toEqual([false, true, true])
  })
})

describe('codeDigits', () => {
  test.each([
    ['123 456', '123456'],
    ['123-456', '123456'],
    [' 12 34 56 78', '123456'],
    ['１２３４５６', '123456'],
    ['abc', ''],
  ])('reads %j as %j', (typed, digits) => {
    expect(codeDigits(typed)).toBe(digits)
  })
})
