import { describe, expect, test } from 'vitest'
import { createRateCaps, wordingKeyOf } from './rate-caps.ts'

describe('createRateCaps', () => {
  test('lets a phrase in once, and not beside another form of itself', () => {
    const free = createRateCaps('It rained.', 'balanced')
    expect(free('had a hard time', 0)).toBe(true)
    expect(free('had a hard time', 1)).toBe(false)
    const taken = createRateCaps('He has a hard time.', 'balanced')
    expect(taken('had a hard time', 0)).toBe(false)
  })

  test('never lets in a phrase that no text by a person has', () => {
    expect(createRateCaps('It rained.', 'strong')('a quorum of purple', 0)).toBe(false)
  })
})

describe('wordingKeyOf', () => {
  test('takes the verb off a long phrase, and leaves a short one as it is', () => {
    expect(wordingKeyOf('has a good effect on')).toBe('a good effect on')
    expect(wordingKeyOf('in the end')).toBe('in the end')
    expect(wordingKeyOf('use')).toBe('use')
  })
})
