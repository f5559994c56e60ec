import type { Passage } from './passage.ts'

export type Finding = {
  /** What was measured, in a reader's words. */
  detail: string
  /** How far beyond the first firing point, 0 to 1. */
  strength: number
}

/** One measurable trait. It answers null unless the trait is really there. */
export type Signal = {
  /** The file's name. */
  name: string
  title: string
  /** Signals that measure the same thing in other ways: one of them says enough. */
  kin?: 'size of words'
  measure: (passage: Passage) => Finding | null
  examples: { fires: readonly string[]; silent: readonly string[] }
}

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

export function spell(count: number): string {
  return NUMBERS[count] ?? String(count)
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const QUOTED_MAX = 3

/** “First”, “second” and “third”: at most three, as they stand in the text, without repeats. */
export function quote(found: readonly string[]): string {
  return listOf(
    distinct(found)
      .slice(0, QUOTED_MAX)
      .map((phrase) => `“${phrase}”`),
  )
}

/** ": “first” and “second”" where that is all of them, else ", such as “first”, “second” and “third”". */
export function quoteSome(found: readonly string[]): string {
  return `${distinct(found).length > QUOTED_MAX ? ', such as' : ':'} ${quote(found)}`
}

export function listOf(parts: readonly string[]): string {
  return parts.length < 3
    ? parts.join(' and ')
    : `${parts.slice(0, -1).join(', ')} and ${parts[parts.length - 1]}`
}

/** Told apart without their capitals; the first of each stays as it is. */
function distinct(found: readonly string[]): string[] {
  return [
    ...new Map(found.toReversed().map((phrase) => [phrase.toLowerCase(), phrase])).values(),
  ].toReversed()
}

/** 0 at `from`, 1 at `to` and beyond. */
export function strengthBetween(value: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (value - from) / (to - from)))
}

const PARTS: readonly [number, string][] = [
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

/** What is left of the odds, as the nearest plain fraction by ratio; the least is said to be less. */
export function partLeft(share: number): string {
  if (share < 0.095) return 'less than a tenth'
  const away = ([part]: readonly [number, string]) => Math.abs(Math.log(part / share))
  return PARTS.reduce((best, part) => (away(part) < away(best) ? part : best))[1]
}
