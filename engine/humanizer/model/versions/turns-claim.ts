import { modals } from '../../guards/meaning.ts'
import { exchangesMarks } from '../../guards/meaning-in-place.ts'
import { findSwappedAgents } from '../claims/agents.ts'
import { changesExtent } from '../claims/claim-words.ts'
import { wordsOf } from './measure-version.ts'
import { measureScales } from './scales.ts'
import { countContraries, countPrefixTurns } from './turned-measures.ts'
import { turnsDenial } from './turns-denial.ts'

/**
 * Reports a change that is nearly always one of the claim, whatever else the version does: a word of extent that is gone,
 * an opposite in place of a word, a denial that is gone or new, a step along a scale of how often or how sure, a lost "must" or "may", a swap of roles.
 */
export function turnsClaim(before: string, after: string): boolean {
  const [had, has] = [wordsOf(before), wordsOf(after)]
  const lost = had.filter((word) => !has.includes(word))
  const fresh = has.filter((word) => !had.includes(word))
  const [up = 0, down = 0] = measureScales(had, has)
  return (
    up > 0 ||
    down > 0 ||
    turnsDenial(before, after) ||
    countContraries(lost, fresh) > 0 ||
    countPrefixTurns(lost, fresh) > 0 ||
    changesExtent(before, after) ||
    losesModal(before, after) ||
    exchangesMarks(before, after) ||
    findSwappedAgents(before, after).length > 0
  )
}

/** "Can" comes and goes with "lets" and "able to". */
function losesModal(before: string, after: string): boolean {
  const has = modals(after)
  return modals(before).some((word) => word !== 'can' && !has.includes(word))
}
