import { modals, negations } from '../meaning.ts'
import { type Masked, unmaskLocks } from './mask.ts'
import { isRefusal, readAnswer } from './read-answer.ts'

export const LENGTH_MIN = 0.85
export const LENGTH_MAX = 1.15
/** In a passage of a few words one word more is a large share: so many words are always allowed. */
const SLACK_WORDS = 3

export interface Gated {
  /** The candidate with its locked spans put back. */
  text: string
  /** What it says between the locked spans; empty where the tokens are at fault. */
  gaps: string[]
  faults: string[]
}

/** The hard gates of a candidate: nothing that fails one of them is ever used. `answer` is what the model said. */
export function gateCandidate(answer: string, original: string, masked: Masked): Gated {
  const read = readAnswer(answer)
  if (read === '') return { text: '', gaps: [], faults: ['The answer is empty.'] }
  if (isRefusal(read, original))
    return { text: read, gaps: [], faults: ['The answer declines the task; the passage only needs editing.'] }
  const { text, gaps, faults } = unmaskLocks(read, masked)
  return {
    text,
    gaps,
    faults: [...faults, ...lengthFaults(original, text), ...contentFaults(original, text)],
  }
}

function lengthFaults(original: string, text: string): string[] {
  const before = wordsOf(original).length
  const after = wordsOf(text).length
  if (after < before * LENGTH_MIN - SLACK_WORDS)
    return [`The answer is too short: ${after} words for ${before}.`]
  if (after > before * LENGTH_MAX + SLACK_WORDS)
    return [`The answer is too long: ${after} words for ${before}.`]
  return []
}

function contentFaults(original: string, text: string): string[] {
  const faults: string[] = []
  compare('numbers', numbersOf(original), numbersOf(text), faults)
  compare('negations', negations(original), negations(text), faults)
  compare('modal verbs', modals(original), modals(text), faults)
  const names = newNames(original, text)
  if (names.length > 0) faults.push(`These names are not in the passage: ${names.join(', ')}.`)
  if (unusual(text) > unusual(original)) faults.push('The answer has invisible or look-alike characters.')
  if (/\n\s*\n/.test(text.trim()) && !/\n\s*\n/.test(original.trim()))
    faults.push('The answer has more than one paragraph.')
  return faults
}

function compare(name: string, before: string[], after: string[], faults: string[]): void {
  const lost = without(before, after)
  const added = without(after, before)
  if (lost.length > 0) faults.push(`Lost ${name}: ${lost.join(', ')}.`)
  if (added.length > 0) faults.push(`Added ${name}: ${added.join(', ')}.`)
}

/** What is in the first list and not in the second, counting repeats. */
function without(first: readonly string[], second: readonly string[]): string[] {
  const left = [...second]
  return first.filter((each) => {
    const at = left.indexOf(each)
    if (at === -1) return true
    left.splice(at, 1)
    return false
  })
}

function wordsOf(text: string): string[] {
  return text.match(/\S+/g) ?? []
}

function numbersOf(text: string): string[] {
  return text.match(/\d+(?:[.,:/]\d+)*/g) ?? []
}

/** Capitalised words inside sentences that the original does not have in any case. */
function newNames(original: string, text: string): string[] {
  const known = new Set((original.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(stem))
  const inside = text.matchAll(/(?<=[\p{Ll},;] )\p{Lu}[\p{L}\p{N}]+/gu)
  return [
    ...new Set([...inside].map((match) => match[0]).filter((name) => !known.has(stem(name.toLowerCase())))),
  ]
}

function stem(word: string): string {
  return word.replace(/s$/, '')
}

function unusual(text: string): number {
  return text.match(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u0370-\u04ff]/g)?.length ?? 0
}
