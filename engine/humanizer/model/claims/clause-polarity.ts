import type { Said } from '../../../texts/said.ts'
import { saidOfRuns as say } from '../../../texts/sayings.ts'
import { stemsOf } from '../../guards/align-sentences.ts'
import { modals, negations } from '../../guards/meaning.ts'

type Clause = {
  stems: readonly string[]
  /** The negations and modal verbs of the clause. */
  marks: string
  text: string
}

/** Shorter clauses share their words with others by chance. */
const stemsMin = 2
const sharedMin = 0.6

const clauseEnds =
  /[,;:.!?—()]+|\b(?:but|although|though|while|whereas|because|when|if|after|before|until|once)\b|\band (?=(?:\p{L}+ ){0,2}(?:may|must|can|could|should|shall|will|would|might|not|never|does|did|do)\b)/giu

/**
 * Returns the clauses of the answer with a negation or a modal verb that the clause about the same thing in the
 * original does not have.
 */
export function findTurnedClauses(before: string, after: string): Said[] {
  const known = clausesOf(before)
  return clausesOf(after).flatMap((clause) => {
    const shares = known.map((each) => sharedOf(clause.stems, each.stems))
    const best = Math.max(0, ...shares)
    const same = known.filter((_, i) => shares[i] === best)
    if (best < sharedMin || same.length !== 1 || same[0]!.marks === clause.marks) return []
    return [say.faults.turned({ clause: clause.text })]
  })
}

function clausesOf(text: string): Clause[] {
  return text.split(clauseEnds).flatMap((part) => {
    const clause = part?.trim() ?? ''
    const stems = [...new Set(stemsOf(clause))].filter((stem) => !auxiliary.has(stem))
    const marks = [...negations(clause), ...modals(clause)].sort().join(' ')
    return stems.length >= stemsMin ? [{ stems, marks, text: clause }] : []
  })
}

const auxiliary = new Set(['never', 'does', 'cannot'])

function sharedOf(first: readonly string[], second: readonly string[]): number {
  const shared = first.filter((stem) => second.includes(stem)).length
  return shared < stemsMin ? 0 : shared / Math.min(first.length, second.length)
}
