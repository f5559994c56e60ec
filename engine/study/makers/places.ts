import { isBareDefinite, isNounPhrase, isVagueSubject, textOf, turned } from '../facts/clause.ts'
import type { Word } from '../facts/read-facts.ts'
import { flashcard } from './flashcard.ts'
import { readLedClause, untilNextStatement, withLead } from './lead.ts'
import type { Maker } from './maker.ts'

const verbs = /^(?:occur|happen|live|lie|stand|begin|start|end|grow)$/
const participles = /^(?:found|located|situated|stored|made|produced|kept|formed)$/
const preposition = /^(?:in|on|at|inside|near|between|along|under|beneath|within|around|above|below)$/
const adverb = /^(?:mainly|mostly|chiefly|usually|only|often|also)$/
/** "in short supply", "in different ways", "at night": no place. */
const noPlace =
  /\b(?:\d{4}|ways?|manner|forms?|times?|rates?|stages?|steps?|response|addition|cases?|turn|contrast|presence|absence|supply|century|centuries|years?|months?|days?|nights?|morning|spring|summer|autumn|winter|proportion|return|share|number|result|order|degrees?|temperatures?|speed|prices?|level|age|same|other|it|them|their|its)\b|°/i

/** Finds where something is or happens: "The light-dependent reactions occur in the thylakoid membranes." */
export const places: Maker = (fact) => {
  const led = readLedClause(fact)
  if (!led) return []
  const { clause, lead } = led
  const { subject, verb, rest } = clause
  if (!isNounPhrase(subject) || isBareDefinite(subject) || isVagueSubject(textOf(fact.text, subject)))
    return []
  const at = placeAt(verb, rest)
  if (at < 0 || /\d/.test(lead)) return []
  const from = adverb.test(rest[at - 1]?.lower ?? '') ? at - 1 : at
  const place = untilNextStatement(rest.slice(from))
  const answer = textOf(fact.text, place)
  if (noPlace.test(answer) || !place.some(({ tag }) => tag === 'NOUN' || tag === 'PROPN')) return []
  // "Iceland lies on the ridge": an earlier sentence says which.
  const isNamed = subject.some(({ tag }) => tag === 'PROPN')
  if (isNamed && isBareDefinite(place.filter(({ lower }) => !preposition.test(lower)))) return []
  const prompt = turned('Where', fact.text, { ...clause, rest: rest.slice(0, from) })
  return prompt ? [flashcard(fact, withLead(prompt, lead), answer, 0.8)] : []
}

/** The index of the preposition that opens the place; -1 without one. */
function placeAt(verb: Word, rest: Word[]): number {
  const skip = verb.lemma === 'take' && rest[0]?.lower === 'place' ? 1 : 0
  const isFound = /^(?:is|are|was|were)$/.test(verb.lower) && participles.test(rest[0]?.lower ?? '')
  if (!skip && !isFound && !verbs.test(verb.lemma)) return -1
  const start = skip || isFound ? 1 : 0
  const at = adverb.test(rest[start]?.lower ?? '') ? start + 1 : start
  return preposition.test(rest[at]?.lower ?? '') ? at : -1
}
