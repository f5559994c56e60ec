import type { Canonical } from '../canonical.ts'
import { combine } from '../hash.ts'

export const NAMES = [
  'types50',
  'types100',
  'movingTypes',
  'onceShare',
  'yule',
  'contentTypes',
  'repeatedPairs',
  'repeatedTriples',
  'maskedTypes',
  'maskedPairTypes',
  'neighbourRepeats',
] as const

const WINDOW = 50

/** Lexical variety of the words of tokens `[from, to)`. */
export function measureVariety(
  text: Canonical,
  from: number,
  to: number,
  out: Float32Array,
  at: number,
): void {
  const words: number[] = []
  const masks: number[] = []
  const content: number[] = []
  for (let i = from; i < to; i++) {
    if (text.kinds[i] !== 1) continue
    words.push(text.forms[i]!)
    masks.push(text.masks[i]!)
    if (!text.facts[i]!.functional) content.push(text.forms[i]!)
  }
  const counts = countAll(words)
  out[at++] = distinct(words, 0, Math.min(50, words.length)) / Math.max(1, Math.min(50, words.length))
  out[at++] = distinct(words, 0, Math.min(100, words.length)) / Math.max(1, Math.min(100, words.length))
  out[at++] = movingTypes(words)
  out[at++] = shareOnce(counts) * Math.sqrt(Math.max(1, words.length) / 100)
  out[at++] = yule(counts, words.length)
  out[at++] = contentVariety(content)
  out[at++] = repeated(words, 2)
  out[at++] = repeated(words, 3)
  out[at++] = distinct(masks, 0, Math.min(100, masks.length)) / Math.max(1, Math.min(100, masks.length))
  out[at++] = 1 - repeated(masks.slice(0, 100), 2)
  out[at++] = nearRepeats(content)
}

function distinct(values: number[], from: number, to: number): number {
  const set = new Set<number>()
  for (let i = from; i < to; i++) set.add(values[i]!)
  return set.size
}

function countAll(words: number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** Mean share of distinct words in every stretch of 50 (Covington and McFall 2010). */
function movingTypes(words: number[]): number {
  const width = Math.min(WINDOW, words.length)
  if (width === 0) return 0
  const inside = new Map<number, number>()
  let total = 0
  let windows = 0
  for (let i = 0; i < words.length; i++) {
    inside.set(words[i]!, (inside.get(words[i]!) ?? 0) + 1)
    if (i >= width) {
      const left = words[i - width]!
      const rest = inside.get(left)! - 1
      if (rest === 0) inside.delete(left)
      else inside.set(left, rest)
    }
    if (i + 1 < width) continue
    total += inside.size / width
    windows++
  }
  return total / windows
}

function shareOnce(counts: Map<number, number>): number {
  let once = 0
  for (const count of counts.values()) if (count === 1) once++
  return counts.size > 0 ? once / counts.size : 0
}

/** Yule's characteristic K (1944). */
function yule(counts: Map<number, number>, words: number): number {
  let squares = 0
  for (const count of counts.values()) squares += count * count
  return words > 1 ? (10_000 * (squares - words)) / (words * words) : 0
}

/** Distinct content words over the square root of all of them (Guiraud), which hardly changes with length. */
function contentVariety(content: number[]): number {
  return content.length > 0 ? new Set(content).size / Math.sqrt(content.length) : 0
}

function repeated(values: number[], size: number): number {
  const seen = new Set<number>()
  let again = 0
  let all = 0
  for (let i = 0; i + size <= values.length; i++) {
    let hash = 0
    for (let k = 0; k < size; k++) hash = combine(hash, values[i + k]!)
    if (seen.has(hash)) again++
    else seen.add(hash)
    all++
  }
  return all > 0 ? again / all : 0
}

/** Content words said again within the next ten content words. */
function nearRepeats(content: number[]): number {
  let again = 0
  for (let i = 0; i < content.length; i++) {
    for (let k = i + 1; k <= i + 10 && k < content.length; k++) {
      if (content[k] === content[i]) {
        again++
        break
      }
    }
  }
  return content.length > 0 ? again / content.length : 0
}
