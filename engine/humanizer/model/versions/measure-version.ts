import { findSwappedAgents } from '../claims/agents.ts'
import { findTurnedClauses } from '../claims/clause-polarity.ts'
import { measureFamilies, measureModality } from './claim-words.ts'
import { contentOf, measureContent, measureFluency } from './content-measures.ts'
import { countTurnedRoles, pastShare } from './role-measures.ts'
import { measureScales } from './scales.ts'
import {
  countContraries,
  countPrefixTurns,
  measureGaps,
  measureSides,
  measureSwaps,
} from './turned-measures.ts'

/** Measures of how far a version may say something else than its original. */
export function measureVersion(before: string, after: string, around: string): number[] {
  const measures: number[] = []
  const [own, other] = [contentOf(before), contentOf(after)]
  const [had, has] = [wordsOf(before), wordsOf(after)]
  const lost = had.filter((word) => !has.includes(word))
  const fresh = has.filter((word) => !had.includes(word))
  measureContent(before, after, around, measures)
  measureFluency(before, after, measures)
  measures.push(
    ...measureModality(before, after),
    ...measureFamilies(before, after),
    ...measureScales(had, has),
    countContraries(lost, fresh),
    countPrefixTurns(lost, fresh),
    ...measureGaps(own, other),
    ...measureSwaps(own, other),
    measureSides(before, after),
    countTurnedRoles(before, after),
    Math.abs(pastShare(had) - pastShare(has)),
    Math.min(2, findTurnedClauses(before, after).length),
    findSwappedAgents(before, after).length > 0 ? 1 : 0,
    had.length > 0 ? lost.length / had.length : 0,
    has.length > 0 ? fresh.length / has.length : 0,
  )
  return measures
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}
