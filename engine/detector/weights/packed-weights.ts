import { levelCount, readLevels, writeLevels } from './level-code.ts'

/** Digits of 64 values, one JSON character each. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-'
const top = 127

/** Quantile at which weights are clipped: rare large ones are cut so that the rest keep their precision. */
const cut = 0.998

function ceilingOf(weights: Float32Array): number {
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort()
  return sizes[Math.floor(sizes.length * cut)] ?? 1
}

/** Tables of embeddings, whose numbers are summed, need only nine levels, which are denser around zero. */
const coarse = (levelCount - 1) / 2

const coarseValues = Array.from({ length: levelCount }, (_, level) => {
  const share = (level - coarse) / coarse
  return Math.round(Math.sign(share) * Math.abs(share) ** 1.5 * top)
})

export function unpackCoarse(packed: string, count: number): Int8Array {
  return readLevels(packed, count, coarseValues)
}

/** Rounds weights to nine levels; `scale` is the value of one step of the unpacked integers. */
export function packCoarse(weights: Float32Array): { scale: number; packed: string } {
  const scale = ceilingOf(weights) / top || 1
  const levelOf = (weight: number) => {
    const share = Math.min(1, Math.abs(weight / scale) / top) ** (1 / 1.5)
    return coarse + Math.round(Math.sign(weight) * share * coarse)
  }
  return { scale, packed: writeLevels(Uint8Array.from(weights, levelOf)) }
}

/** Returns a table after packing. Training scores with it, so that thresholds fit the shipped model. */
export function roundCoarse(weights: Float32Array): Float32Array {
  const { scale, packed } = packCoarse(weights)
  return Float32Array.from(unpackCoarse(packed, weights.length), (value) => value * scale)
}

const digitBits = 5
const digitMask = (1 << digitBits) - 1
const more = 1 << digitBits

/** Packs ascending numbers as their differences in base 32, lowest digit first; a sixth bit marks that more follow. */
export function packRising(numbers: Uint32Array): string {
  const characters: string[] = []
  let before = 0
  for (const number of numbers) {
    let step = number - before
    before = number
    while (step > digitMask) {
      characters.push(alphabet.charAt((step & digitMask) | more))
      step >>>= digitBits
    }
    characters.push(alphabet.charAt(step))
  }
  return characters.join('')
}

export function unpackRising(packed: string): Uint32Array {
  const digits = new Uint8Array(128)
  for (let i = 0; i < alphabet.length; i++) digits[alphabet.charCodeAt(i)] = i
  const numbers = new Uint32Array(packed.length)
  let count = 0
  let number = 0
  let step = 0
  let shift = 0
  for (let i = 0; i < packed.length; i++) {
    const digit = digits[packed.charCodeAt(i)]!
    step |= (digit & digitMask) << shift
    shift += digitBits
    if (digit & more) continue
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
    characters.push(alphabet.charAt(Math.round(share * 63)))
  }
  return characters.join('')
}

export function unpackLevels(packed: string, least: number, most: number): Float32Array {
  const table = new Float32Array(128)
  for (let level = 0; level < 64; level++)
    table[alphabet.charCodeAt(level)] = least + (level / 63) * (most - least)
  const values = new Float32Array(packed.length)
  for (let i = 0; i < packed.length; i++) values[i] = table[packed.charCodeAt(i)]!
  return values
}
