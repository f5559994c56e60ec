import { describe, expect, test } from 'vitest'
import { createRateCaps, wordingKeyOf } from './rate-caps.ts'

describe('createRateCaps', () => {
  test('lets a phrase in once, and not beside another form of itself', () => {
    const free = createRateCaps('It rained.', 'balanced')
    expect(free('a better understanding of', 0)).toBe(true)
    expect(free('a better understanding of', 1)).toBe(false)
    const taken = createRateCaps('He has the better understanding of it.', 'balanced')
    expect(taken('a better understanding of', 0)).toBe(false)
  })

  test('lets in as many pairs of brackets as people write, and one in any text', () => {
    const long = 'It rained on the old town. '.repeat(50)
    expect(createRateCaps('It rained.', 'strong')('(', 0)).toBe(true)
    expect(createRateCaps('It (the sky) rained.', 'strong')('(', 0)).toBe(false)
    expect(createRateCaps(long, 'strong')('(', 1)).toBe(true)
    expect(createRateCaps(long, 'balanced')('(', 1)).toBe(false)
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
