import type { Said } from '../../../texts/said.ts'
import { saidOfRuns as say } from '../../../texts/sayings.ts'
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
  faults: Said[]
}

/** The hard gates of a candidate: nothing that fails one of them is ever used. `answer` is what the model said. */
export function gateCandidate(answer: string, original: string, masked: Masked): Gated {
  const read = readAnswer(answer)
  if (read === '') return { text: '', gaps: [], faults: [say.faults.empty] }
  if (isRefusal(read, original)) return { text: read, gaps: [], faults: [say.faults.declines] }
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

function lengthFaults(original: string, text: string): Said[] {
  const before = wordsOf(original).length
  const after = wordsOf(text).length
  if (after < before * lengthMin - slackWords) return [say.faults.tooShort({ after, before })]
  if (after > before * lengthMax + slackWords) return [say.faults.tooLong({ after, before })]
  return []
}

const ended = /[.!?:;…]["'”’»)\]*_]*$/

/** Most of a passage can pass for the whole of it by its length. */
function endFaults(original: string, text: string): Said[] {
  if (!ended.test(original.trim()) || ended.test(text.trim())) return []
  return [say.faults.stops]
}

function contentFaults(original: string, text: string): Said[] {
  const faults: Said[] = []
  const { lostNumbers, addedNumbers, lostNegations, addedNegations, lostModals, addedModals } = say.faults
  compare([lostNumbers, addedNumbers], numbersOf(original), numbersOf(text), faults)
  compare([lostNegations, addedNegations], negations(original), negations(text), faults)
  compare([lostModals, addedModals], modals(original), modals(text), faults)
  for (const { kind, sentence, words } of faults.length === 0 ? findMoved(original, text) : [])
    faults.push(moved[kind]({ sentence: sentence + 1, words: words.join(', ') }))
  faults.push(...findClaimFaults(original, text))
  const names = findNewNames(original, text)
  if (names.length > 0) faults.push(say.faults.newNames({ names: names.join(', ') }))
  if (findNewMarks(original, text)) faults.push(say.faults.unusualSigns)
  if (/\n\s*\n/.test(text.trim()) && !/\n\s*\n/.test(original.trim())) faults.push(say.faults.paragraphs)
  return faults
}

const moved = { negations: say.faults.movedNegations, 'modal verbs': say.faults.movedModals }

type Words = (values: { words: string }) => Said

function compare([lose, add]: [Words, Words], before: string[], after: string[], faults: Said[]): void {
  const lost = without(before, after)
  const added = without(after, before)
  if (lost.length > 0) faults.push(lose({ words: lost.join(', ') }))
  if (added.length > 0) faults.push(add({ words: added.join(', ') }))
}

function wordsOf(text: string): string[] {
  return text.match(/\S+/g) ?? []
}
