import { log } from '../../portable-math.ts'
import type { Passage } from '../score/passage.ts'

export type Finding = {
  /** What was measured, in words for the reader. */
  detail: string
  /** How far the value exceeds the threshold, 0 to 1. */
  strength: number
}

/** One measurable trait. It returns null unless the trait is present. */
export type Signal = {
  /** The name under which training counts it. */
  name: string
  title: string
  /** Signals that measure the same thing in different ways; one of them is enough. */
  kin?: 'size of words'
  measure: (passage: Passage) => Finding | null
  examples: { fires: readonly string[]; silent: readonly string[] }
}

const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

export function spell(count: number): string {
  return numbers[count] ?? String(count)
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const quotedMax = 3

/** Quotes at most three, as written in the text, without repeats: “First”, “second” and “third”. */
export function quote(found: readonly string[]): string {
  return listOf(
    distinct(found)
      .slice(0, quotedMax)
      .map((phrase) => `“${phrase}”`),
  )
}

/** ": “first” and “second”" when that is all of them, otherwise ", such as “first”, “second” and “third”". */
export function quoteSome(found: readonly string[]): string {
  return `${distinct(found).length > quotedMax ? ', such as' : ':'} ${quote(found)}`
}

export function listOf(parts: readonly string[]): string {
  return parts.length < 3
    ? parts.join(' and ')
    : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`
}

/** Removes duplicates regardless of case and keeps the first spelling. */
function distinct(found: readonly string[]): string[] {
  return [
    ...new Map(found.toReversed().map((phrase) => [phrase.toLowerCase(), phrase])).values(),
  ].toReversed()
}

/** Returns 0 at `from` and 1 at `to` and beyond. */
export function strengthBetween(value: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (value - from) / (to - from)))
}

const partForms: readonly [number, string][] = [
  [4 / 5, 'four fifths'],
  [3 / 4, 'three quarters'],
  [2 / 3, 'two thirds'],
  [3 / 5, 'three fifths'],
  [1 / 2, 'half'],
  [2 / 5, 'two fifths'],
  [1 / 3, 'a third'],
  [1 / 4, 'a quarter'],
  [1 / 5, 'a fifth'],
  [1 / 6, 'a sixth'],
  [1 / 8, 'an eighth'],
  [1 / 10, 'a tenth'],
]

/** Returns the remaining share of the odds as the nearest simple fraction by ratio, or 'less than a tenth'. */
export function partLeft(share: number): string {
  if (share < 0.095) return 'less than a tenth'
  const away = ([part]: readonly [number, string]) => Math.abs(log(part / share))
  return partForms.reduce((best, part) => (away(part) < away(best) ? part : best))[1]
}
