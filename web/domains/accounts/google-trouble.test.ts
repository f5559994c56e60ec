import { expect, test } from 'vitest'
import { googleFailedText, googleReason } from './google-trouble.ts'

test('returns the documented text for each button', () => {
  expect(googleFailedText('sign-in')).toBe('Failed to sign in with Google. Please try again.')
  expect(googleFailedText('sign-up')).toBe('Failed to sign up with Google. Please try again.')
})

test('explains known reasons and never repeats text from the address', () => {
  expect(googleReason('access_denied')).toBe('You did not give your consent.')
  expect(googleReason('toString')).toBeNull()
  expect(googleReason('<b>anything</b>')).toBeNull()
})
