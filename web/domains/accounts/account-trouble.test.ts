import { describe, expect, test } from 'vitest'
import { ApiError } from '../../api.ts'
import { codeTrouble, forgotTrouble, resetTrouble, signInTrouble, signUpTrouble } from './account-trouble.ts'

const refusal = (status: number, code: string, message = 'As the server says') =>
  new ApiError(status, code, message)
const silence = new ApiError(0, 'offline', 'Network error')

describe('signInTrouble', () => {
  test("shows the server's message, or the documented one when there is none", () => {
    const wrong = refusal(401, 'wrong_credentials', 'Invalid email or password')
    expect(signInTrouble(wrong)).toEqual({ kind: 'wrong-password', text: 'Invalid email or password' })
    expect(signInTrouble(refusal(500, 'internal')).text).toMatch(/^Failed to sign in/)
    expect(signInTrouble(new TypeError('x')).text).toMatch(/^Failed to sign in/)
  })

  test('recognises an unverified address by both error codes', () => {
    for (const code of ['EMAIL_NOT_VERIFIED', 'email_not_verified']) {
      expect(signInTrouble(refusal(403, code))).toMatchObject({ kind: 'unverified' })
      expect(signInTrouble(refusal(403, code)).text).toMatch(/^Please verify your email address/)
    }
  })

  test('reports how long to wait, and one minute when the server gives no time', () => {
    const known = new ApiError(429, 'too_many_requests', 'x', { retryAfterSeconds: 42 })
    expect(signInTrouble(known)).toMatchObject({ kind: 'throttled', waitSeconds: 42 })
    expect(signInTrouble(refusal(429, 'internal'))).toMatchObject({ kind: 'throttled', waitSeconds: 60 })
  })

  test('does not blame the password when the network or the server fails', () => {
    expect(signInTrouble(silence, false).text).toBe('You are offline.')
    expect(signInTrouble(silence, true).text).toMatch(/cannot be reached/)
    expect(signInTrouble(refusal(503, 'shutting_down')).kind).toBe('unreachable')
  })

  test('shows a problem with the address at its field', () => {
    const lookalike = refusal(400, 'email_lookalike')
    for (const read of [signInTrouble, signUpTrouble, forgotTrouble])
      expect(read(lookalike)).toMatchObject({ isAboutEmail: true, text: 'As the server says' })
  })

  test('explains that the browser does not keep cookies', () => {
    expect(signInTrouble(refusal(401, 'cookies_off')).text).toMatch(/does not keep cookies/)
  })
})

describe('signUpTrouble', () => {
  test('has the documented texts', () => {
    expect(signUpTrouble(refusal(422, 'USER_ALREADY_EXISTS')).text).toMatch(/already exists/)
    expect(signUpTrouble(refusal(400, 'password_too_short')).text).toMatch(/at least one number/)
    expect(signUpTrouble(refusal(403, 'registration_disabled', 'Closed.')).text).toBe('Closed.')
  })

  test('says that sign-up is disabled only where the operator has closed it', () => {
    for (const failure of [new TypeError('x'), refusal(500, 'internal', 'Internal server error')])
      expect(signUpTrouble(failure).text).toBe(
        'Your account could not be created. Please try again in a moment.',
      )
  })
})

describe('forgotTrouble and resetTrouble', () => {
  test('keeps the documented text first when the server does not respond', () => {
    expect(forgotTrouble(silence).text).toBe('Failed to send reset link. Please try again.')
    expect(resetTrouble(silence).text).toBe('Failed to reset password. Please try again.')
    expect(resetTrouble(silence, false).next).toMatch(/^You are offline/)
  })

  test.each(['link_expired', 'link_used', 'link_invalid'])('%s offers another link', (code) => {
    expect(resetTrouble(refusal(400, code)).kind).toBe('dead-link')
  })
})

test('shows at the password field that a new password is too easy', () => {
  for (const read of [signUpTrouble, resetTrouble])
    expect(read(refusal(400, 'password_too_easy'))).toMatchObject({
      text: 'As the server says',
      isAboutPassword: true,
    })
})

describe('codeTrouble', () => {
  test('distinguishes a wrong code from an expired second step', () => {
    expect(codeTrouble(refusal(401, 'invalid_code'), false).text).toMatch(/^This code is wrong/)
    expect(codeTrouble(refusal(401, 'INVALID_CODE'), true).text).toMatch(/^This recovery code/)
    expect(codeTrouble(refusal(401, 'second_step_expired'), false).kind).toBe('start-over')
    expect(codeTrouble(refusal(429, 'too_many_attempts'), false)).toMatchObject({
      kind: 'throttled',
      next: 'You can still use a recovery code.',
    })
    expect(codeTrouble(refusal(429, 'too_many_attempts'), true).next).toBeUndefined()
  })
})
