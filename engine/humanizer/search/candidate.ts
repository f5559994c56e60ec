import type { Proposal } from '../proposals/rule.ts'

/** A proposal that passed every gate, with its value apart from the score of the text. */
export type Candidate = {
  proposal: Proposal
  /** The key under which its inserted wording is counted; see `wordingKeyOf`. */
  wordingKey: string
  /** Value of the change by itself, in style words: the habit that it removes and how easily it reads. */
  worth: number
  /** First offset and last offset that it touches. */
  start: number
  end: number
  /** Index of the sentence that it starts in; a change of shape has it and the next one to itself. */
  sentence: number
}

/** Says whether a phrase may be inserted once more, given how often the choice inserts it already. */
export type MayInsert = (phrase: string, already: number) => boolean

/** Reports whether a candidate can be made together with those that are chosen already. */
export function fits(chosen: readonly Candidate[], candidate: Candidate, mayInsert: MayInsert): boolean {
  const phrase = candidate.proposal.inserted
  let inserted = 0
  for (const other of chosen) {
    if (clash(other, candidate)) return false
    if (phrase !== '' && other.wordingKey === candidate.wordingKey) inserted++
  }
  return phrase === '' || mayInsert(phrase, inserted)
}

export function clash(first: Candidate, second: Candidate): boolean {
  if (first.proposal.shape && second.proposal.shape && shapesMeet(first, second)) return true
  if (first.end < second.start || second.end < first.start) return false
  return first.proposal.parts.some((part) =>
    second.proposal.parts.some(
      (other) =>
        part.start < Math.max(other.end, other.start + 1) && other.start < Math.max(part.end, part.start + 1),
    ),
  )
}

/** Cuts and joins keep a sentence between them; what only turns a sentence round needs that sentence to itself. */
function shapesMeet(first: Candidate, second: Candidate): boolean {
  const isInner = ({ proposal }: Candidate) => proposal.shape?.after.length === 0
  if (!isInner(first) && !isInner(second)) return Math.abs(first.sentence - second.sentence) < 2
  const lastOf = ({ proposal, sentence }: Candidate) =>
    sentence + Math.max(0, (proposal.shape?.before.length ?? 0) - 1)
  return first.sentence <= lastOf(second) && second.sentence <= lastOf(first)
}
