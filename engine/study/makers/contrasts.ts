import {
  type Clause,
  inside,
  isBareDefinite,
  isNounPhrase,
  isPlural,
  isVagueSubject,
  readClause,
  textOf,
} from '../facts/clause.ts'
import type { Fact, Word } from '../facts/read-facts.ts'
import { flashcard } from './flashcard.ts'
import type { Maker } from './maker.ts'

/** Finds how two things differ: "Unlike A, B …" and "A is …, whereas B is …". */
export const contrasts: Maker = (fact) => {
  const prompt = unlike(fact) ?? whereas(fact)
  return prompt ? [flashcard(fact, prompt, fact.text.replace(/\.$/, ''), 0.9)] : []
}

function unlike(fact: Fact): string | null {
  const { words, text } = fact
  if (words[0]?.lower !== 'unlike') return null
  const first = commaAfter(words, 0)
  const isRelative = /^(?:which|who|where)$/.test(words[first + 1]?.lower ?? '')
  const end = isRelative ? commaAfter(words, first + 1) : first
  const other = words.slice(1, first)
  const clause = first > 1 && end > 0 ? readClause({ ...fact, words: words.slice(end + 1) }) : null
  if (!clause || !isKnown(text, other) || !isKnown(text, clause.subject)) return null
  const { verb, subject } = clause
  const helper = isPast(verb) ? 'did' : isPlural(subject) ? 'do' : 'does'
  return `How ${helper} ${inside(text, subject)} differ from ${textOf(text, other)}?`
}

function whereas(fact: Fact): string | null {
  const { words, text } = fact
  const at = words.findIndex(
    ({ lower }, i) => /^(?:whereas|while)$/.test(lower) && words[i - 1]?.text === ',',
  )
  if (at < 4) return null
  const one = readClause({ ...fact, words: words.slice(0, at - 1) })
  const two = readClause({ ...fact, words: words.slice(at + 1) })
  if (!one || !two || !isKnown(text, one.subject) || !isKnown(text, two.subject)) return null
  // "Watt drew the plans, while Boulton sold the engines" speaks of the same time.
  if (words[at]!.lower === 'while' && (isPast(one.verb) || isPast(two.verb))) return null
  return areAlike(one, two)
    ? `What is the difference between ${inside(text, one.subject)} and ${textOf(text, two.subject)}?`
    : null
}

const commaAfter = (words: Word[], from: number) => words.findIndex(({ text }, i) => i > from && text === ',')

const isKnown = (text: string, subject: Word[]) =>
  isNounPhrase(subject) && !isBareDefinite(subject) && !isVagueSubject(textOf(text, subject))

const isPast = ({ lower }: Word) => /^(?:was|were|had|did)$|ed$/.test(lower)

/** The same verb or the same number, as for two kinds of one thing. */
const areAlike = (one: Clause, two: Clause) =>
  one.verb.lemma === two.verb.lemma || isPlural(one.subject) === isPlural(two.subject)
