import { expect, test } from 'vitest'
import { ApiError } from './api.ts'
import { callFailureOf } from './call-failure.ts'

const texts = { serverSilent: 'No response.', malformed: 'Malformed.' }

test.each([
  ['no response', new ApiError(0, 'offline', 'x')],
  ['a response of a proxy', new ApiError(503, 'internal', 'Server error: 503')],
])('says that the server did not respond after %s', (_, error) => {
  expect(callFailureOf(error, texts)).toMatchObject({ next: 'No response.', isWorthRetrying: true })
})

test('says what a busy server says', () => {
  const busy = new ApiError(503, 'engine_busy', 'The server is busy. Please try again in a moment.')
  expect(callFailureOf(busy, texts)).toEqual({
    text: 'The server is busy. Please try again in a moment.',
    next: null,
    code: 'engine_busy',
    isWorthRetrying: true,
  })
})

test('offers no second try for a refusal, and keeps its words', () => {
  const refused = new ApiError(413, 'text_too_long', 'This text is too long.')
  expect(callFailureOf(refused, texts)).toEqual({
    text: 'This text is too long.',
    next: null,
    code: null,
    isWorthRetrying: false,
  })
})
