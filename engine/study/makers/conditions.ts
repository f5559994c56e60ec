import { isBareDefinite, isNounPhrase, textOf, turned } from '../facts/clause.ts'
import { flashcard } from './flashcard.ts'
import { readLedClause, untilNextStatement } from './lead.ts'
import type { Maker } from './maker.ts'

const verbs = /^(?:occur|happen|arise|exist|form|appear|result)$/
const asking: Record<string, string> = { when: 'When', if: 'When', where: 'In what situation' }

/** Finds when something is the case: "Market failure occurs when a market does not allocate resources efficiently." */
export const conditions: Maker = (fact) => {
  const led = readLedClause(fact)
  if (led?.lead !== '') return []
  const { clause } = led
  const { subject, verb, rest } = clause
  const ask = asking[rest[0]?.lower ?? '']
  if (!ask || !verbs.test(verb.lemma) || /ed$/.test(verb.lower)) return []
  if (!isNounPhrase(subject) || isBareDefinite(subject)) return []
  const condition = untilNextStatement(rest)
  const prompt = condition.length > 3 ? turned(ask, fact.text, { ...clause, rest: [] }) : null
  return prompt ? [flashcard(fact, prompt, textOf(fact.text, condition), 0.9)] : []
}
