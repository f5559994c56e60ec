import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api.ts'
import { checkSignIn, checkSignUp, isUnverified, signInErrorText, signUpErrorText } from './account-form.ts'

const good = { email: 'ana@example.org', password: 'quiet river', repeated: 'quiet river', agreed: true }

describe('checkSignUp', () => {
  it('accepts what is in order', () => {
    expect(checkSignUp(good, 6)).toEqual({})
  })

  it('names every field with the documented texts', () => {
    expect(checkSignUp({ email: 'ana', password: 'short', repeated: 'other', agreed: false }, 6)).toEqual({
      email: 'Please enter a valid email address.',
      password: 'Password must be at least 6 characters long.',
      repeated: 'Passwords do not match.',
      agreed: 'You must agree to the Terms and Conditions and Privacy Policy.',
    })
  })

  it("follows the operator's longer minimum, and refuses above 128", () => {
    expect(checkSignUp(good, 12).password).toBe('Password must be at least 12 characters long.')
    const long = 'x'.repeat(129)
    expect(checkSignUp({ ...good, password: long, repeated: long }, 6).password).toContain('128')
  })
})

describe('checkSignIn', () => {
  it('asks for both', () => {
    expect(Object.keys(checkSignIn(' ', ''))).toEqual(['email', 'password'])
    expect(checkSignIn(' ana@example.org ', 'x')).toEqual({})
  })
})

describe('error texts', () => {
  it('knows the unverified address in both spellings', () => {
    for (const code of ['EMAIL_NOT_VERIFIED', 'email_not_verified']) {
      const error = new ApiError(403, code, 'Email not verified')
      expect(isUnverified(error)).toBe(true)
      expect(signInErrorText(error)).toMatch(/^Please verify your email address/)
    }
  })

  it("shows the provider's message, else the documented one", () => {
    expect(signInErrorText(new ApiError(401, 'INVALID_EMAIL_OR_PASSWORD', 'Invalid email or password'))).toBe(
      'Invalid email or password',
    )
    expect(signInErrorText(new ApiError(500, 'internal', 'Server error: 500'))).toMatch(/^Failed to sign in/)
  })

  it('maps sign-up refusals', () => {
    expect(signUpErrorText(new ApiError(422, 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL', 'x'))).toMatch(
      /already exists/,
    )
    expect(signUpErrorText(new ApiError(400, 'PASSWORD_TOO_SHORT', 'x'))).toMatch(/at least one number/)
    expect(signUpErrorText(new ApiError(0, 'offline', 'Network error'))).toBe('Network error')
  })
})
