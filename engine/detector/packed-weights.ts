/** One weight is one character: 64 levels, finer around zero, so that a JSON file carries a million of them in a megabyte. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-'
const ZERO = 31
const TOP = 127

/** The value, from -127 to 127, that stands for level 0 to 62; the steps grow with the distance from zero. */
function levelValue(level: number): number {
  const share = (level - ZERO) / ZERO
  return Math.round(Math.sign(share) * Math.abs(share) ** 1.5 * TOP)
}

export function unpackWeights(packed: string): Int8Array {
  const table = new Int8Array(128)
  for (let level = 0; level < 63; level++) table[ALPHABET.charCodeAt(level)] = levelValue(level)
  const weights = new Int8Array(packed.length)
  for (let i = 0; i < packed.length; i++) weights[i] = table[packed.charCodeAt(i)]!
  return weights
}

/** Rounds to the nearest level; `scale` is what one step of the unpacked integers is worth. */
export function packWeights(weights: Float32Array): { scale: number; packed: string } {
  const scale = ceilingOf(weights) / TOP || 1
  const characters: string[] = []
  for (const weight of weights) {
    const share = Math.min(1, Math.abs(weight / scale) / TOP) ** (1 / 1.5)
    characters.push(ALPHABET.charAt(ZERO + Math.round(Math.sign(weight) * share * ZERO)))
  }
  return { scale, packed: characters.join('') }
}

/** The size that one weight in two thousand exceeds: rare giants are cut, so that the rest keep their detail. */
function ceilingOf(weights: Float32Array): number {
  const sizes = weights
    .map(Math.abs)
    .filter((size) => size > 0)
    .sort()
  return sizes[Math.floor(sizes.length * 0.9995)] ?? 1
}

const DIGIT_BITS = 5
const DIGIT = (1 << DIGIT_BITS) - 1
const MORE = 1 << DIGIT_BITS

/** Rising numbers, as the steps between them in digits of five bits, the lowest first; a sixth bit says that more follow. */
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

/** Values between `least` and `most`, each rounded to one of 64 levels at equal distances. */
export function packLevels(values: Float32Array, least: number, most: number): string {
  const characters: string[] = []
  for (const value of values) {
    const share = (Math.max(least, Math.min(most, value)) - least) / (most - least)
    characters.push(ALPHABET.charAt(Math.round(share * 63)))
  }
  return characters.join('')
}

export function unpackLevels(packed: string, least: number, most: number): Float32Array {
  const values = new Float32Array(packed.length)
  for (let i = 0; i < packed.length; i++)
    values[i] = least + (ALPHABET.indexOf(packed.charAt(i)) / 63) * (most - least)
  return values
}
