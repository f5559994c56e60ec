import { findSwappedAgents } from '../claims/agents.ts'
import { findTurnedClauses } from '../claims/clause-polarity.ts'
import { measureFamilies, measureModality } from './claim-words.ts'
import { measureContent, measureFluency } from './content-measures.ts'

/** Measures of how far a version may say something else than its original. */
export function measureVersion(before: string, after: string, around: string): number[] {
  const measures: number[] = []
  measureContent(before, after, around, measures)
  measureFluency(before, after, measures)
  measures.push(...measureModality(before, after), ...measureFamilies(before, after))
  measures.push(Math.min(2, findTurnedClauses(before, after).length))
  measures.push(findSwappedAgents(before, after).length > 0 ? 1 : 0)
  return measures
}

/** Returns how far a version is to be doubted, from 0 to 1. */
export function doubtOf(before: string, after: string, around: string): number {
  const m = measureVersion(before, after, around)
  return Math.min(1, Math.max(0, (m[5] ?? 0) * 0.5 + (m[15] ?? 0) * 0.7))
}
