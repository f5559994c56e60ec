import { log } from '../../portable-math.ts'
import type { Said, Value } from '../../texts/said.ts'
import { saidOfSignals } from '../../texts/sayings.ts'
import type { signals as texts } from '../../texts/signals.ts'
import type { Passage } from '../score/passage.ts'

export const say = saidOfSignals

export type Finding = {
  /** What was measured. */
  says: Said
  /** How far the value exceeds the threshold, 0 to 1. */
  strength: number
}

/** One measurable trait. It returns null unless the trait is present. */
export type Signal = {
  /** The name under which training counts it, and which has a title in the texts. */
  name: keyof typeof texts.titles
  /** Signals that measure the same thing in different ways; one of them is enough. */
  kin?: 'size of words'
  measure: (passage: Passage) => Finding | null
  examples: { fires: readonly string[]; silent: readonly string[] }
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const quotedMax = 3

/** Quotes at most three, as written in the text, without repeats: “First”, “second” and “third”. */
export function quote(found: readonly string[]): Value {
  return listOf(
    distinct(found)
      .slice(0, quotedMax)
      .map((words) => say.quoted({ words })),
  )
}

/** ": “first” and “second”" when that is all of them, otherwise ", such as “first”, “second” and “third”". */
export function quoteSome(found: readonly string[]): Said {
  const quotes = quote(found)
  return distinct(found).length > quotedMax ? say.suchAs({ quotes }) : say.all({ quotes })
}

/** “first”, “second” and “third” */
export function listOf([first = '', ...others]: readonly Value[]): Value {
  const [last] = others
  if (last === undefined) return first
  return others.length === 1 ? say.and({ first, last }) : say.comma({ first, rest: listOf(others) })
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

const partForms: readonly [number, Said][] = [
  [4 / 5, say.parts.fourFifths],
  [3 / 4, say.parts.threeQuarters],
  [2 / 3, say.parts.twoThirds],
  [3 / 5, say.parts.threeFifths],
  [1 / 2, say.parts.half],
  [2 / 5, say.parts.twoFifths],
  [1 / 3, say.parts.aThird],
  [1 / 4, say.parts.aQuarter],
  [1 / 5, say.parts.aFifth],
  [1 / 6, say.parts.aSixth],
  [1 / 8, say.parts.anEighth],
  [1 / 10, say.parts.aTenth],
]

/** Returns the remaining share of the odds as the nearest simple fraction by ratio, or 'less than a tenth'. */
export function partLeft(share: number): Said {
  if (share < 0.095) return say.parts.lessThanATenth
  const away = ([part]: readonly [number, Said]) => Math.abs(log(part / share))
  return partForms.reduce((best, part) => (away(part) < away(best) ? part : best))[1]
}
