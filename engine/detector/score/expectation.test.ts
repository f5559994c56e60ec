import { expect, test } from 'vitest'
import { parseDocument } from '../../text/document.ts'
import { createReader } from '../tokens/canonical.ts'
import { expectationNames, measureExpectation } from './expectation.ts'

const text = createReader(new Set())(parseDocument('The cat sat. The cat ran.'))

/** N-grams 0 to 3 are "the", "cat", "." and "the cat". */
const placed = Int32Array.from(
  [
    [0, 3, -1],
    [1, -1, -1],
    [-1, -1, -1],
    [2, -1, -1],
    [0, 3, -1],
    [1, -1, -1],
    [-1, -1, -1],
    [2, -1, -1],
  ].flat(),
)
const logarithms = Float32Array.from([-3, -9, -3, -0.5])

function measure(from: number, to: number, known = logarithms): Record<string, number> {
  const out = new Float32Array(expectationNames.length)
  measureExpectation(known, placed, 0, text, from, to, out, 0)
  return Object.fromEntries(expectationNames.map((name, i) => [name.slice('expected:'.length), out[i]!]))
}

test('uses the probability of a word known in its context', () => {
  const found = measure(0, 2)
  const first = -3 + 2 * Math.log(0.4)
  const second = Math.log(0.4) - 0.5
  expect(found['triple']).toBeCloseTo((first + second) / 2, 5)
  expect(found['knownPairs']).toBe(0.5)
  expect(found['unknownWords']).toBe(0)
})

test('ignores n-grams that begin before the range', () => {
  expect(measure(1, 2)['knownPairs']).toBe(0)
  expect(measure(5, 6)['knownPairs']).toBe(0)
})

test('treats words of few sources and uncounted probabilities as unknown', () => {
  expect(measure(0, 8)['unknownWords']).toBe(0.25)
  expect(measure(0, 8, Float32Array.from([Number.NaN, -9, -3, Number.NaN]))['unknownWords']).toBe(0.5)
  expect(measure(0, 8, Float32Array.from([-3, -9, -3, Number.NaN]))['knownPairs']).toBe(0)
})

test('two sentences of the same words differ only by their context', () => {
  expect(measure(0, 8)['sentenceSpread']).toBeCloseTo(0, 5)
  expect(measure(0, 6)['sentenceSpread']).toBeGreaterThan(0)
})

test('an empty range gives finite numbers', () => {
  expect(Object.values(measure(3, 3)).every(Number.isFinite)).toBe(true)
})
