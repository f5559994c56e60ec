import { describe, expect, test } from 'vitest'
import { exp, log, log2 } from './portable-math.ts'
import { seededRandom } from './training/random.ts'

const random = seededRandom(11)
const numbers = Array.from({ length: 4000 }, () => (random() - 0.5) * 1400)
const positive = numbers.map((x) => 10 ** (x / 3))
/** Four units in the last place. */
const tolerance = 4 * Number.EPSILON

test('differ from the built-in functions in the last digits at most', () => {
  for (const x of numbers) expect(Math.abs(exp(x) - Math.exp(x))).toBeLessThanOrEqual(tolerance * Math.exp(x))
  for (const x of positive) {
    expect(Math.abs(log(x) - Math.log(x))).toBeLessThanOrEqual(tolerance * Math.abs(Math.log(x)))
    expect(Math.abs(log2(x) - Math.log2(x))).toBeLessThanOrEqual(tolerance * Math.abs(Math.log2(x)))
  }
})

test('are exact where the result is an integer', () => {
  expect(exp(0)).toBe(1)
  expect(log(1)).toBe(0)
  for (let k = -1074; k < 1024; k++) expect(log2(2 ** k)).toBe(k)
})

describe('the ends of the scale', () => {
  test.each([0, -0, -1, Number.NaN, Number.POSITIVE_INFINITY, Number.MIN_VALUE, Number.MAX_VALUE])(
    'log of %s',
    (x) => {
      expect(String(log(x)).slice(0, 12)).toBe(String(Math.log(x)).slice(0, 12))
      expect(String(log2(x)).slice(0, 12)).toBe(String(Math.log2(x)).slice(0, 12))
    },
  )
  test.each([-750, -Infinity, 800, Infinity, Number.NaN])('exp of %s', (x) => {
    expect(exp(x)).toBe(Math.exp(x))
  })
})

test('have the same digits everywhere', () => {
  expect([exp(-8), exp(-3.7), exp(0.1), log(3), log(0.2), log(1e300), log2(7)]).toEqual([
    0.00033546262790251185, 0.024723526470339388, 1.1051709180756477, 1.0986122886681098, -1.6094379124341003,
    690.7755278982137, 2.807354922057604,
  ])
})
