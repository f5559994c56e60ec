import { filterPlace, type IndexedText } from './index-text.ts'
import type { Tokens } from './read-tokens.ts'
import { gram, guarantee, winnow } from './winnow.ts'

/** Words `start` to `end` of the text are the same as those from `from` on in the source. */
export type Run = { start: number; end: number; from: number }
/** Runs in the same order in both texts, with a few changed words between them. */
export type TokenPassage = { runs: Run[] }

/** Positions in a source that are tried for one fingerprint. More would make repeated text quadratic. */
const positionsMax = 8
/** A fingerprint of a shared run is at most a window after its start; further back is only repeated text. */
const backMax = 64
/** Changed, added or left out words between two runs of a passage. */
const changedMax = 3
/** Equal words after a change that continue the passage. */
const resumeMin = 4
/** A character of Chinese or Japanese says less than a word: thirteen weigh as much as eight words. */
const wordWeight = 13
const characterWeight = guarantee
const weightMin = guarantee * wordWeight

/** Returns the passages of the text that are also in the source, in the order of the text and without overlaps. */
export function findRuns(indexed: IndexedText, source: Tokens): TokenPassage[] {
  const places = sharedPlaces(indexed, source)
  if (places.size === 0) return []
  const { tokens, fingerprints, byHash, order } = indexed
  const candidates: number[] = []
  for (const hash of places.keys()) {
    const { first, count } = byHash.get(hash)!
    for (let at = first; at < first + count; at++) candidates.push(order[at]!)
  }
  // Fingerprints are in the order of the text.
  const inOrder = Int32Array.from(candidates).sort()
  const passages: TokenPassage[] = []
  let covered = 0
  for (const fingerprint of inOrder) {
    const at = fingerprints.positions[fingerprint]!
    if (at + gram <= covered) continue
    const seed = longestRun(tokens, source, at, covered, places.get(fingerprints.hashes[fingerprint]!)!)
    if (!seed || weightOf(tokens, seed) < weightMin) continue
    const runs = [...extendBack(tokens, source, seed, covered), seed, ...extendForward(tokens, source, seed)]
    passages.push({ runs })
    covered = runs.at(-1)!.end
  }
  return passages
}

/** Returns where the fingerprints that both have are in the source. */
function sharedPlaces({ byHash, filter }: IndexedText, source: Tokens): Map<number, number[]> {
  const { count, hashes, positions } = winnow(source)
  const places = new Map<number, number[]>()
  for (let at = 0; at < count; at++) {
    const hash = hashes[at]!
    if (filter[filterPlace(hash)] === 0 || !byHash.has(hash)) continue
    const known = places.get(hash)
    if (!known) places.set(hash, [positions[at]!])
    else if (known.length < positionsMax) known.push(positions[at]!)
  }
  return places
}

function longestRun(text: Tokens, source: Tokens, at: number, covered: number, places: number[]): Run | null {
  let best: Run | null = null
  for (const from of places) {
    const run = widen(text, source, at, from, Math.max(covered, at - backMax))
    if (run && run.end - run.start > (best ? best.end - best.start : 0)) best = run
  }
  return best
}

/** Returns the longest run of equal words through these two positions, or null if the words differ there. */
function widen(text: Tokens, source: Tokens, at: number, from: number, floor: number): Run | null {
  let end = at
  let to = from
  while (end < text.count && to < source.count && text.hashes[end] === source.hashes[to]) {
    end++
    to++
  }
  if (end === at) return null
  let start = at
  let begin = from
  while (start > floor && begin > 0 && text.hashes[start - 1] === source.hashes[begin - 1]) {
    start--
    begin--
  }
  return { start, end, from: begin }
}

export function weightOf({ isCharacter }: Tokens, { start, end }: { start: number; end: number }): number {
  let weight = 0
  for (let at = start; at < end; at++) weight += isCharacter[at] ? characterWeight : wordWeight
  return weight
}

/** Skips of up to `changedMax` words in the text and in the source, the smallest first. */
const skips = Array.from({ length: (changedMax + 1) ** 2 }, (_, i) => ({
  inText: i % (changedMax + 1),
  inSource: Math.floor(i / (changedMax + 1)),
}))
  .slice(1)
  .sort((a, b) => a.inText + a.inSource - b.inText - b.inSource)

function extendForward(text: Tokens, source: Tokens, seed: Run): Run[] {
  const runs: Run[] = []
  for (let run = runAfter(text, source, seed); run; run = runAfter(text, source, run)) runs.push(run)
  return runs
}

function runAfter(text: Tokens, source: Tokens, { start, end, from }: Run): Run | null {
  for (const { inText, inSource } of skips) {
    const [at, there] = [end + inText, from + end - start + inSource]
    if (isEqual(text, source, at, there)) return widen(text, source, at, there, at)
  }
  return null
}

function extendBack(text: Tokens, source: Tokens, seed: Run, covered: number): Run[] {
  const runs: Run[] = []
  for (let run = runBefore(text, source, seed, covered); run; run = runBefore(text, source, run, covered))
    runs.unshift(run)
  return runs
}

function runBefore(text: Tokens, source: Tokens, { start, from }: Run, covered: number): Run | null {
  for (const { inText, inSource } of skips) {
    const [at, there] = [start - inText - resumeMin, from - inSource - resumeMin]
    if (at < covered || there < 0 || !isEqual(text, source, at, there)) continue
    const run = widen(text, source, at, there, Math.max(covered, at - backMax))
    return run && { ...run, end: Math.min(run.end, start - inText) }
  }
  return null
}

function isEqual(text: Tokens, source: Tokens, at: number, from: number): boolean {
  if (at + resumeMin > text.count || from + resumeMin > source.count) return false
  for (let i = 0; i < resumeMin; i++) if (text.hashes[at + i] !== source.hashes[from + i]) return false
  return true
}
