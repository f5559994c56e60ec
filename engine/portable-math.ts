// JavaScript leaves the last digit of Math.exp, Math.log and Math.log2 to each engine, and versions of V8 differ in it.
// These use only operations that IEEE 754 defines exactly, so a score has the same digits on a server and in any browser.

const number = new Float64Array(1)
/** The two halves of `number`, the lower one first: every machine that runs JavaScript engines is little-endian. */
const halves = new Uint32Array(number.buffer)

/** The natural logarithm of two in two parts; a product of the first with an integer exponent is exact. */
const ln2High = 0.6931471803691238
const ln2Low = 1.9082149292705877e-10

const expTerms = 14

/** Returns e to the power of `x`. */
export function exp(x: number): number {
  if (Number.isNaN(x)) return x
  if (x > 709.79) return Number.POSITIVE_INFINITY
  if (x < -745.14) return 0
  const k = Math.round(x / Math.LN2)
  const rest = x - k * ln2High - k * ln2Low
  // The Taylor series, from its smallest term, for a rest of at most ln 2 / 2.
  let sum = 1
  for (let n = expTerms; n > 0; n--) sum = 1 + (rest / n) * sum
  const half = Math.trunc(k / 2)
  return sum * powerOfTwo(half) * powerOfTwo(k - half)
}

/** 2 to the power of an integer between -1022 and 1023. */
function powerOfTwo(exponent: number): number {
  halves[0] = 0
  halves[1] = (exponent + 1023) << 20
  return number[0]!
}

/** Returns the natural logarithm. */
export function log(x: number): number {
  if (!(x > 0) || x === Number.POSITIVE_INFINITY) return ofNoNumber(x)
  const exponent = split(x)
  return exponent * ln2High + (exponent * ln2Low + logOfPart(number[0]!))
}

/** Returns the logarithm to base two; that of a power of two is an integer. */
export function log2(x: number): number {
  if (!(x > 0) || x === Number.POSITIVE_INFINITY) return ofNoNumber(x)
  const exponent = split(x)
  return exponent + logOfPart(number[0]!) * Math.LOG2E
}

function ofNoNumber(x: number): number {
  if (x === 0) return Number.NEGATIVE_INFINITY
  return x > 0 ? x : Number.NaN
}

/** Returns the exponent of a positive number and leaves its other factor, from √½ to √2, in `number`. */
function split(x: number): number {
  const isTiny = x < 2.2250738585072014e-308
  number[0] = isTiny ? x * 2 ** 54 : x
  const high = halves[1]!
  let exponent = (high >>> 20) - 1023 - (isTiny ? 54 : 0)
  halves[1] = (high & 0xfffff) | 0x3ff00000
  if (number[0]! > Math.SQRT2) {
    number[0]! /= 2
    exponent++
  }
  return exponent
}

const logTerms = 11

/** Twice the inverse hyperbolic tangent of (m − 1) / (m + 1), from its smallest term. */
function logOfPart(m: number): number {
  const s = (m - 1) / (m + 1)
  const square = s * s
  let sum = 0
  for (let n = logTerms; n > 0; n--) sum = square * (sum + 1 / (2 * n + 1))
  return 2 * (s + s * sum)
}
