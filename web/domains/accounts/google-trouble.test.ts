import { expect, it } from 'vitest'
import { googleTrouble } from './google-trouble.ts'

it('always has the documented text, and the reason where it is known', () => {
  expect(googleTrouble('access_denied')).toEqual({
    text: 'Failed to sign in with Google. Please try again.',
    next: 'Google says that you did not agree.',
  })
  expect(googleTrouble('state_mismatch').text).toMatch(/^Failed to sign in with Google/)
})
