import type { Passage } from './passage.ts'

export interface Finding {
  /** What was measured, in a reader's words. */
  detail: string
  /** How far beyond the first firing point, 0 to 1. */
  strength: number
}

/** One measurable trait. It answers null unless the trait is really there. */
export interface Signal {
  /** The file's name. */
  name: string
  title: string
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

/** “first”, “second” and “third”: at most three, without repeats. */
export function quote(found: readonly string[]): string {
  const shown = [...new Set(found.map((phrase) => phrase.toLowerCase()))]
    .slice(0, 3)
    .map((phrase) => `“${phrase}”`)
  return shown.length < 3
    ? shown.join(' and ')
    : `${shown.slice(0, -1).join(', ')} and ${shown[shown.length - 1]}`
}

/** 0 at `from`, 1 at `to` and beyond. */
export function strengthBetween(value: number, from: number, to: number): number {
  return Math.max(0, Math.min(1, (value - from) / (to - from)))
}
