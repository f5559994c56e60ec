import { expect, it } from 'vitest'
import { googleFailedText, googleReason } from './google-trouble.ts'

it('has the documented text of either button', () => {
  expect(googleFailedText('sign-in')).toBe('Failed to sign in with Google. Please try again.')
  expect(googleFailedText('sign-up')).toBe('Failed to sign up with Google. Please try again.')
})

it('names known reasons, and repeats nothing out of the address', () => {
  expect(googleReason('access_denied')).toBe('You did not give your consent.')
  expect(googleReason('toString')).toBeNull()
  expect(googleReason('<b>anything</b>')).toBeNull()
})
