import type { Canonical } from '../tokens/canonical.ts'
import { combine } from '../tokens/hash.ts'
import { Numbering } from './numbering.ts'

export const names = [
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

const window = 50

/** Measures the lexical variety of the words in tokens `[from, to)`. */
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
  const numbers = numberAll(words)
  const counts = countAll(numbers)
  out[at++] = distinct(words, 50) / Math.max(1, Math.min(50, words.length))
  out[at++] = distinct(words, 100) / Math.max(1, Math.min(100, words.length))
  out[at++] = movingTypes(numbers, counts.length)
  out[at++] = shareOnce(counts) * Math.sqrt(Math.max(1, words.length) / 100)
  out[at++] = yule(counts, words.length)
  out[at++] = contentVariety(content)
  out[at++] = repeated(words, 2)
  out[at++] = repeated(words, 3)
  out[at++] = distinct(masks, 100) / Math.max(1, Math.min(100, masks.length))
  out[at++] = 1 - repeated(masks.slice(0, 100), 2)
  out[at++] = nearRepeats(content)
}

const seen = new Numbering()

/** Gives equal values equal numbers, from 0 on in order of appearance. */
function numberAll(values: readonly number[]): Int32Array {
  seen.begin(values.length)
  return Int32Array.from(values, (value) => seen.numberOf(value))
}

/** Counts the distinct values among the first `length`. */
function distinct(values: readonly number[], length: number): number {
  const end = Math.min(length, values.length)
  seen.begin(end)
  for (let i = 0; i < end; i++) seen.numberOf(values[i]!)
  return seen.size
}

function countAll(numbers: Int32Array): Int32Array {
  let different = 0
  for (let i = 0; i < numbers.length; i++) different = Math.max(different, numbers[i]! + 1)
  const counts = new Int32Array(different)
  for (let i = 0; i < numbers.length; i++) counts[numbers[i]!]!++
  return counts
}

/** Returns the mean share of distinct words in every window of 50 (Covington and McFall 2010). */
function movingTypes(numbers: Int32Array, different: number): number {
  const width = Math.min(window, numbers.length)
  if (width === 0) return 0
  const inside = new Int32Array(different)
  let types = 0
  let total = 0
  let windows = 0
  for (let i = 0; i < numbers.length; i++) {
    if (inside[numbers[i]!]!++ === 0) types++
    if (i >= width && --inside[numbers[i - width]!]! === 0) types--
    if (i + 1 < width) continue
    total += types / width
    windows++
  }
  return total / windows
}

function shareOnce(counts: Int32Array): number {
  let once = 0
  for (let i = 0; i < counts.length; i++) if (counts[i] === 1) once++
  return counts.length > 0 ? once / counts.length : 0
}

/** Yule's characteristic K (1944). */
function yule(counts: Int32Array, words: number): number {
  let squares = 0
  for (let i = 0; i < counts.length; i++) squares += counts[i]! * counts[i]!
  return words > 1 ? (10_000 * (squares - words)) / (words * words) : 0
}

/** Returns distinct content words divided by the square root of all (Guiraud), which hardly depends on length. */
function contentVariety(content: number[]): number {
  return content.length > 0 ? distinct(content, content.length) / Math.sqrt(content.length) : 0
}

function repeated(values: number[], size: number): number {
  seen.begin(values.length)
  let all = 0
  for (let i = 0; i + size <= values.length; i++) {
    let hash = 0
    for (let k = 0; k < size; k++) hash = combine(hash, values[i + k]!)
    seen.numberOf(hash)
    all++
  }
  return all > 0 ? (all - seen.size) / all : 0
}

/** Counts content words that repeat within the next ten content words. */
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
