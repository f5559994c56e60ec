import { type Clause, isBareDefinite, isNounPhrase, isVagueSubject, textOf, turned } from '../facts/clause.ts'
import type { Fact, Word } from '../facts/read-facts.ts'
import type { Candidate } from '../question.ts'
import { flashcard } from './flashcard.ts'
import { readLedClause, untilNextStatement, withLead } from './lead.ts'
import type { Maker } from './maker.ts'

const claims =
  /^(?:states?|stated|holds?|held|shows?|showed|argues?|argued|proposed|concluded|found|discovered|suggests?|suggested|demonstrated|predicts?|predicted|proved|believed)$/
const rules = /\b(?:laws?|theor(?:y|em|ies)|principle|hypothesis|rule|doctrine|model|effect)\b/i
const shows = /^(?:measures|shows|describes|represents|indicates|studies|examines|explains|compares)$/
const acts =
  /\b(?:Act|Law|Treaty|Bill|Charter|Constitution|Convention|Declaration|Edict|Code|Statute|Amendment|Agreement|Peace)\b/
const orders =
  /^(?:banned|prohibited|forbade|abolished|granted|allowed|permitted|required|limited|ended|created|established|introduced|gave|guaranteed|outlawed|extended|restricted|recognised|recognized|divided|imposed|raised)$/
const pointer = /\b(?:it|its|he|him|his|she|her|they|them|their|this|these|those|such|so|do so)\b/i

/** Finds what a law, a theory or a person says, and what a measure shows. */
export const statements: Maker = (fact) => {
  const led = readLedClause(fact)
  if (!led) return []
  const { clause, lead } = led
  const { subject } = clause
  if (!isNounPhrase(subject) || isBareDefinite(subject)) return []
  const found = claim(fact, clause, lead) ?? measure(fact, clause, lead) ?? act(fact, clause, lead)
  return found ? [found] : []
}

/** "The law of demand states that …", "In 1854, John Snow showed that …" */
function claim(fact: Fact, clause: Clause, lead: string): Candidate | null {
  const { subject, verb, rest } = clause
  const at = rest.findIndex(({ lower }) => lower === 'that')
  if (!claims.test(verb.lower) || at < 0 || at > 3) return null
  const isDated = /\d{4}/.test(lead) || rest.slice(0, at).some(({ text }) => /^\d{4}$/.test(text))
  const isRule = rules.test(textOf(fact.text, subject))
  // A person says many things; a year tells which of them is meant.
  if (!isRule && !(isDated && hasName(subject))) return null
  const said = isRule ? withoutMark(rest.slice(at)) : untilNextStatement(rest.slice(at))
  const answer = textOf(fact.text, said)
  if (said.length < 5 || pointer.test(answer)) return null
  const prompt = turned('What', fact.text, { ...clause, rest: rest.slice(0, at) })
  return prompt ? flashcard(fact, withLead(prompt, lead), answer, 0.9) : null
}

/** "Price elasticity of demand measures how strongly …" */
function measure(fact: Fact, clause: Clause, lead: string): Candidate | null {
  const { subject, verb, rest } = clause
  if (!shows.test(verb.lower) || lead !== '' || hasName(subject)) return null
  if (isVagueSubject(textOf(fact.text, subject))) return null
  const object = untilNextStatement(rest)
  const answer = textOf(fact.text, object)
  if (object.length < 4 || pointer.test(answer) || !/^(?:a|an|the|how|what)$/.test(object[0]!.lower))
    return null
  const prompt = turned('What', fact.text, { ...clause, rest: [] })
  return prompt ? flashcard(fact, prompt, answer, 0.85) : null
}

/** "The Factory Act of 1833 banned the employment of children under nine." */
function act(fact: Fact, clause: Clause, lead: string): Candidate | null {
  const { subject, verb, rest } = clause
  if (!orders.test(verb.lower) || !acts.test(textOf(fact.text, subject))) return null
  const object = untilNextStatement(rest)
  const answer = textOf(fact.text, object)
  if (object.length < 3 || pointer.test(answer)) return null
  const prompt = turned('What', fact.text, { ...clause, rest: [] })
  return prompt ? flashcard(fact, withLead(prompt, lead), answer, 0.9) : null
}

const hasName = (words: Word[]) => words.some(({ tag }) => tag === 'PROPN')
const withoutMark = (words: Word[]) => (words.at(-1)?.text === '.' ? words.slice(0, -1) : words)
