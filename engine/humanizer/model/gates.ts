import { modals, negations } from '../guards/meaning.ts'
import { findMoved, without } from '../guards/meaning-in-place.ts'
import { findClaimFaults } from './claims/claim-faults.ts'
import { type Masked, unmaskLocks } from './mask.ts'
import { isRefusal, readAnswer } from './read-answer.ts'

export const lengthMin = 0.85
export const lengthMax = 1.15
/** In a passage of a few words one word more is a large share: so many words are always allowed. */
const slackWords = 3

export type Gated = {
  /** The candidate with its locked spans put back. */
  text: string
  /** The text between the locked spans; empty if the tokens are wrong. */
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
    faults: [
      ...faults,
      ...lengthFaults(original, text),
      ...endFaults(original, text),
      ...contentFaults(original, text),
    ],
  }
}

function lengthFaults(original: string, text: string): string[] {
  const before = wordsOf(original).length
  const after = wordsOf(text).length
  if (after < before * lengthMin - slackWords)
    return [`The answer is too short: ${after} words for ${before}.`]
  if (after > before * lengthMax + slackWords)
    return [`The answer is too long: ${after} words for ${before}.`]
  return []
}

const ended = /[.!?:;…]["'”’»)\]*_]*$/

/** Most of a passage can pass for the whole of it by its length. */
function endFaults(original: string, text: string): string[] {
  if (!ended.test(original.trim()) || ended.test(text.trim())) return []
  return ['The answer stops in the middle of a sentence.']
}

function contentFaults(original: string, text: string): string[] {
  const faults: string[] = []
  compare('numbers', numbersOf(original), numbersOf(text), faults)
  compare('negations', negations(original), negations(text), faults)
  compare('modal verbs', modals(original), modals(text), faults)
  for (const { kind, sentence, words } of faults.length === 0 ? findMoved(original, text) : [])
    faults.push(`Sentence ${sentence + 1} no longer has the ${kind} that it had: ${words.join(', ')}.`)
  faults.push(...findClaimFaults(original, text))
  const names = newNames(original, text)
  if (names.length > 0) faults.push(`These names are not in the passage: ${names.join(', ')}.`)
  if (hasNewMarks(original, text)) faults.push('The answer has invisible, look-alike or unusual characters.')
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

function wordsOf(text: string): string[] {
  return text.match(/\S+/g) ?? []
}

const writtenOut =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|millions?|billions?|dozens?|twice|half|thirds?|quarters?|second|fourth|fifth|sixth|seventh|eighth|ninth|tenth|doubl(?:e|es|ed|ing)|tripl(?:e|es|ed|ing)'
const numberForm = new RegExp(`\\d+(?:[.,:/]\\d+)*|\\b(?:${writtenOut})\\b`, 'gi')

function numbersOf(text: string): string[] {
  return (text.match(numberForm) ?? []).map((number) => number.toLowerCase())
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

/** Characters of an English keyboard, accented Latin letters, and typographic marks. */
const usual = /[\n\r\t -~£¥€\u00c0-\u017f\u2013\u2014\u2018\u2019\u201c\u201d\u2026]/u

/** Invisible characters, look-alike letters, unlike spaces and pictures that the passage does not have. */
function hasNewMarks(original: string, text: string): boolean {
  const left = unusualOf(original)
  return unusualOf(text).some((mark) => {
    const at = left.indexOf(mark)
    if (at === -1) return true
    left.splice(at, 1)
    return false
  })
}

function unusualOf(text: string): string[] {
  return [...text].filter((character) => !usual.test(character))
}
