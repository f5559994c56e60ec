/** Counts of hashed n-grams: hashes in ascending order, and a step of the logarithmic scale for each. */
export type PackedCounts = {
  hashes: Uint32Array
  steps: Uint8Array
}

/** Hashes are cut to this many bits: at 400,000 entries one unknown n-gram in 160 is taken for a known one. */
export const hashBits = 26
const stepCount = 16

/** One variable-length number an entry: the distance to the hash before it, times 16, plus the step. */
export function packCounts(entries: readonly (readonly [hash: number, step: number])[]): string {
  const bytes: string[] = []
  let prior = 0
  for (const [hash, step] of entries) {
    let value = (hash - prior) * stepCount + step
    prior = hash
    while (value >= 128) {
      bytes.push(String.fromCharCode((value % 128) + 128))
      value = Math.floor(value / 128)
    }
    bytes.push(String.fromCharCode(value))
  }
  return btoa(bytes.join(''))
}

export function unpackCounts(packed: string, count: number): PackedCounts {
  const bytes = atob(packed)
  const hashes = new Uint32Array(count)
  const steps = new Uint8Array(count)
  let prior = 0
  let at = 0
  for (let i = 0; i < count; i++) {
    let value = 0
    let scale = 1
    for (let byte = 128; byte >= 128; at++) {
      byte = bytes.charCodeAt(at)
      value += (byte % 128) * scale
      scale *= 128
    }
    prior += Math.floor(value / stepCount)
    hashes[i] = prior
    steps[i] = value % stepCount
  }
  return { hashes, steps }
}

/** The step of a hash, or 0 where it is not there. */
export function stepOf({ hashes, steps }: PackedCounts, hash: number): number {
  let low = 0
  let high = hashes.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const value = hashes[middle] as number
    if (value === hash) return steps[middle] as number
    if (value < hash) low = middle + 1
    else high = middle - 1
  }
  return 0
}
