import { mixed, type Tokens } from './read-tokens.ts'

/**
 * Document fingerprinting by winnowing: S. Schleimer, D. S. Wilkerson and A. Aiken, “Winnowing: Local Algorithms for
 * Document Fingerprinting”, SIGMOD 2003, https://doi.org/10.1145/872757.872770. Of each window of `window` successive
 * k-grams, the one with the smallest hash is a fingerprint. Two texts that share at least `guarantee` words in a row
 * therefore share a fingerprint, and texts that share fewer than `gram` words never do (the paper's t and k). The
 * expected density is 2 / (window + 1) fingerprints for each word.
 *
 * The grams are of words and not of characters as in the paper, because a copied passage of prose is a run of words.
 */
export const gram = 5
export const window = 4
/** t = w + k − 1 */
export const guarantee = window + gram - 1

export type Fingerprints = { count: number; hashes: Int32Array; positions: Int32Array }

/** Multiplier of the rolling hash; odd, so that no bits are lost. */
const base = 0x01000193 | 0

/** Returns the hash of each k-gram, computed from the one before it in constant time (Karp and Rabin). */
function gramHashes({ count, hashes }: Tokens): Int32Array {
  const grams = new Int32Array(Math.max(0, count - gram + 1))
  let first = 1
  for (let i = 1; i < gram; i++) first = Math.imul(first, base)
  let rolling = 0
  for (let at = 0; at < count; at++) {
    if (at >= gram) rolling = (rolling - Math.imul(hashes[at - gram]!, first)) | 0
    rolling = (Math.imul(rolling, base) + hashes[at]!) | 0
    if (at >= gram - 1) grams[at - gram + 1] = mixed(rolling)
  }
  return grams
}

/**
 * Selects the fingerprints of a text. Uses the paper's robust winnowing: among equal hashes the previous choice is kept
 * as long as it is in the window, so that repeated text does not make every position a fingerprint.
 */
export function winnow(tokens: Tokens): Fingerprints {
  const grams = gramHashes(tokens)
  const hashes = new Int32Array(grams.length)
  const positions = new Int32Array(grams.length)
  let count = 0
  let chosen = -1
  const last = Math.max(0, grams.length - window)
  for (let from = 0; from <= last && grams.length > 0; from++) {
    const to = Math.min(from + window, grams.length)
    const before = chosen
    if (chosen < from) {
      chosen = from
      // The rightmost of equal ones, which stays in the window for longest.
      for (let at = from + 1; at < to; at++) if (grams[at]! <= grams[chosen]!) chosen = at
    } else if (grams[to - 1]! < grams[chosen]!) chosen = to - 1
    if (chosen === before) continue
    hashes[count] = grams[chosen]!
    positions[count] = chosen
    count++
  }
  return { count, hashes: hashes.subarray(0, count), positions: positions.subarray(0, count) }
}
