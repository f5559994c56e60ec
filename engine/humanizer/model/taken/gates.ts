import { modals, negations } from '../../guards/meaning.ts'
import { findMoved, without } from '../../guards/meaning-in-place.ts'
import { findClaimFaults } from '../claims/claim-faults.ts'
import { findNewMarks, findNewNames, numbersOf } from '../new-content.ts'
import { isRefusal, readAnswer } from '../read-answer.ts'
import { type Masked, unmaskLocks } from './mask.ts'

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
  const names = findNewNames(original, text)
  if (names.length > 0) faults.push(`These names are not in the passage: ${names.join(', ')}.`)
  if (findNewMarks(original, text)) faults.push('The answer has invisible, look-alike or unusual characters.')
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
