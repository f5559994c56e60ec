import { describe, expect, test } from 'vitest'
import { applyEdits, composeEdits } from './edit.ts'

const label = { rule: 'r', reasons: ['because'], reason: 'because' }

/** A small generator of the same numbers each time (mulberry32). */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) % below
  }
}

function randomEdits(text: string, below: (n: number) => number) {
  const edits = []
  for (let at = below(4); at < text.length; at += 1 + below(6)) {
    const end = Math.min(text.length, at + below(4))
    edits.push({ start: at, end, after: 'XYZ'.slice(0, below(4)), ...label })
    at = end
  }
  return edits
}

describe('edits', () => {
  test('refuses edits that overlap', () => {
    expect(() =>
      applyEdits('abcdef', [
        { start: 0, end: 3, after: 'x' },
        { start: 2, end: 4, after: 'y' },
      ]),
    ).toThrow(RangeError)
  })

  test('composes two rounds into one that gives the same text', () => {
    const below = numbers(7)
    for (let round = 0; round < 3000; round++) {
      const text = 'abcdefghijklmnopqrstuvwxyz'.slice(0, 4 + below(22))
      const first = randomEdits(text, below)
      const middle = applyEdits(text, first)
      const second = randomEdits(middle, below)
      expect(applyEdits(text, composeEdits(text, first, second))).toBe(applyEdits(middle, second))
    }
  })
})
