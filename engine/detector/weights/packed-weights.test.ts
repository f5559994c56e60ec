import { expect, test } from 'vitest'
import { packCoarse, roundCoarse, unpackCoarse } from './packed-weights.ts'

const weights = Float32Array.from({ length: 400 }, (_, i) => Math.sin(i) ** 3)

test('coarse weights are text that JSON does not escape', () => {
  const { packed } = packCoarse(weights)
  expect(JSON.stringify(packed)).toHaveLength(packed.length + 2)
})

test('a coarse weight keeps its sign and approximate size', () => {
  const { scale, packed } = packCoarse(weights)
  for (const [i, value] of unpackCoarse(packed, weights.length).entries())
    expect(Math.abs(value * scale - weights[i]!)).toBeLessThan(0.2)
})

test('rounding twice equals rounding once', () => {
  const once = roundCoarse(weights)
  const twice = roundCoarse(once)
  for (const [i, value] of twice.entries()) expect(value).toBeCloseTo(once[i]!, 2)
})
