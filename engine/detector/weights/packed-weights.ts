import { LEVELS, readLevels, writeLevels } from './level-code.ts'

/** Digits of 64 values, one JSON character each. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-'
const TOP = 127

/** Quantile at which weights are clipped: rare large ones are cut so that the rest keep their precision. */
const CUT = 0.998

function ceilingOf(weights: Float32Array): number {
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort()
  return sizes[Math.floor(sizes.length * CUT)] ?? 1
}

/** Tables of embeddings, whose numbers are summed, need only nine levels, which are denser around zero. */
const COARSE = (LEVELS - 1) / 2

const COARSE_VALUES = Array.from({ length: LEVELS }, (_, level) => {
  const share = (level - COARSE) / COARSE
  return Math.round(Math.sign(share) * Math.abs(share) ** 1.5 * TOP)
})

export function unpackCoarse(packed: string, count: number): Int8Array {
  return readLevels(packed, count, COARSE_VALUES)
}

/** Rounds weights to nine levels; `scale` is the value of one step of the unpacked integers. */
export function packCoarse(weights: Float32Array): { scale: number; packed: string } {
  const scale = ceilingOf(weights) / TOP || 1
  const levelOf = (weight: number) => {
    const share = Math.min(1, Math.abs(weight / scale) / TOP) ** (1 / 1.5)
    return COARSE + Math.round(Math.sign(weight) * share * COARSE)
  }
  return { scale, packed: writeLevels(Uint8Array.from(weights, levelOf)) }
}

/** Returns a table after packing. Training scores with it, so that thresholds fit the shipped model. */
export function roundCoarse(weights: Float32Array): Float32Array {
  const { scale, packed } = packCoarse(weights)
  return Float32Array.from(unpackCoarse(packed, weights.length), (value) => value * scale)
}

const DIGIT_BITS = 5
const DIGIT = (1 << DIGIT_BITS) - 1
const MORE = 1 << DIGIT_BITS

/** Packs ascending numbers as their differences in base 32, lowest digit first; a sixth bit marks that more follow. */
export function packRising(numbers: Uint32Array): string {
  const characters: string[] = []
  let before = 0
  for (const number of numbers) {
    let step = number - before
    before = number
    while (step > DIGIT) {
      characters.push(ALPHABET.charAt((step & DIGIT) | MORE))
      step >>>= DIGIT_BITS
    }
    characters.push(ALPHABET.charAt(step))
  }
  return characters.join('')
}

export function unpackRising(packed: string): Uint32Array {
  const digits = new Uint8Array(128)
  for (let i = 0; i < ALPHABET.length; i++) digits[ALPHABET.charCodeAt(i)] = i
  const numbers = new Uint32Array(packed.length)
  let count = 0
  let number = 0
  let step = 0
  let shift = 0
  for (let i = 0; i < packed.length; i++) {
    const digit = digits[packed.charCodeAt(i)]!
    step |= (digit & DIGIT) << shift
    shift += DIGIT_BITS
    if (digit & MORE) continue
    number += step
    numbers[count++] = number
    step = 0
    shift = 0
  }
  return numbers.slice(0, count)
}

/** Rounds values between `least` and `most` to 64 equidistant levels. */
export function packLevels(values: Float32Array, least: number, most: number): string {
  const characters: string[] = []
  for (const value of values) {
    const share = (Math.max(least, Math.min(most, value)) - least) / (most - least)
    characters.push(ALPHABET.charAt(Math.round(share * 63)))
  }
  return characters.join('')
}

export function unpackLevels(packed: string, least: number, most: number): Float32Array {
  const table = new Float32Array(128)
  for (let level = 0; level < 64; level++)
    table[ALPHABET.charCodeAt(level)] = least + (level / 63) * (most - least)
  const values = new Float32Array(packed.length)
  for (let i = 0; i < packed.length; i++) values[i] = table[packed.charCodeAt(i)]!
  return values
}
