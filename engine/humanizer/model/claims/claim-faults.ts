import type { Said } from '../../../texts/said.ts'
import { findSwappedAgents } from './agents.ts'
import { compareClaimWords } from './claim-words.ts'
import { findTurnedClauses } from './clause-polarity.ts'

/** Returns what an answer claims otherwise than the passage. */
export function findClaimFaults(before: string, after: string): Said[] {
  if (before === after) return []
  return [
    ...compareClaimWords(before, after),
    ...findTurnedClauses(before, after),
    ...findSwappedAgents(before, after),
  ]
}
