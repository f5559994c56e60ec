import { isBareDefinite, isNounPhrase, isVagueSubject, textOf, turned } from '../facts/clause.ts'
import { flashcard } from './flashcard.ts'
import { readLedClause, untilNextStatement, withLead } from './lead.ts'
import type { Maker } from './maker.ts'

const pointers = /^(?:it|its|they|them|their|he|him|his|she|her|this|these|that|those|so)$/

/** Finds how something is done: "RuBisCO fixes carbon dioxide by attaching it to a sugar." */
export const methods: Maker = (fact) => {
  const led = readLedClause(fact)
  if (!led) return []
  const { clause, lead } = led
  const { subject, rest } = clause
  const at = rest.findIndex(({ lower }, i) => lower === 'by' && /ing$/.test(rest[i + 1]?.lower ?? ''))
  if (at < 1 || !isNounPhrase(subject) || isBareDefinite(subject)) return []
  const before = rest.slice(0, at)
  if (before.some(({ lower, text }) => pointers.test(lower) || text === ',')) return []
  if (isVagueSubject(textOf(fact.text, subject))) return []
  const way = untilNextStatement(rest.slice(at))
  const prompt = way.length > 3 ? turned('How', fact.text, { ...clause, rest: before }) : null
  return prompt ? [flashcard(fact, withLead(prompt, lead), textOf(fact.text, way), 0.9)] : []
}
