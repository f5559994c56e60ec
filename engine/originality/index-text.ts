import { readTokens, type Tokens } from './read-tokens.ts'
import { type Fingerprints, winnow } from './winnow.ts'

/** The text that is checked, prepared once for the comparison with many sources. */
export type IndexedText = {
  text: string
  tokens: Tokens
  fingerprints: Fingerprints
  /** Places in `fingerprints`, ordered by hash, so that those of one hash are next to each other. */
  byHash: Map<number, { first: number; count: number }>
  order: Int32Array
  /** A bit for each range of hashes that occurs. Rules out most hashes of a source without a look-up. */
  filter: Uint8Array
}

const filterBits = 20

export function indexText(text: string): IndexedText {
  const tokens = readTokens(text)
  const fingerprints = winnow(tokens)
  const { count, hashes } = fingerprints
  const filter = new Uint8Array(1 << filterBits)
  const byHash = new Map<number, { first: number; count: number }>()
  for (let at = 0; at < count; at++) {
    const hash = hashes[at]!
    filter[filterPlace(hash)] = 1
    const known = byHash.get(hash)
    if (known) known.count++
    else byHash.set(hash, { first: 0, count: 1 })
  }
  let first = 0
  for (const entry of byHash.values()) {
    entry.first = first
    first += entry.count
    entry.count = 0
  }
  const order = new Int32Array(count)
  for (let at = 0; at < count; at++) {
    const entry = byHash.get(hashes[at]!)!
    order[entry.first + entry.count++] = at
  }
  return { text, tokens, fingerprints, byHash, order, filter }
}

export function filterPlace(hash: number): number {
  return hash >>> (32 - filterBits)
}
