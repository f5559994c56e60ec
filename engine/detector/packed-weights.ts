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
