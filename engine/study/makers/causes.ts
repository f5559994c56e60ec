import {
  inside,
  isBareDefinite,
  isNounPhrase,
  isVagueSubject,
  readClause,
  textOf,
  turned,
  withoutEnd,
} from '../facts/clause.ts'
import type { Fact, Word } from '../facts/read-facts.ts'
import { isRareWord } from '../facts/terms.ts'
import { type Candidate, capitalised } from '../question.ts'
import type { Maker } from './maker.ts'

/** Finds why something happened: "X because Y", "X due to Y", "X led to Y". */
export const causes: Maker = (fact) => {
  const found = explainsWhy(fact) ?? because(fact) ?? leadsTo(fact)
  return found ? [found] : []
}

const reasonWordsMin = 3
const mainWordsMin = 2

const explained = /^([^,]+), which (?:explains|is) why ([^,]+)\.$/

/** "Chlorophyll reflects green light, which explains why leaves look green." */
function explainsWhy(fact: Fact): Candidate | null {
  const [, reason, effect] = explained.exec(fact.text) ?? []
  if (!reason || !effect || /\b(?:it|its|they|their|he|she|this|these)\b/i.test(effect)) return null
  return cause(fact, `Explain why ${effect}.`, reason)
}

function because(fact: Fact): Candidate | null {
  const body = withoutEnd(fact.words)
  const at = body.findIndex(({ lower }, i) => isReason(body, i, lower))
  if (at < mainWordsMin || body.length - at < reasonWordsMin) return null
  const before = body[at - 1]?.text === ',' ? body.slice(0, at - 1) : body.slice(0, at)
  // "not because", "partly because": the reason is denied or only one of several.
  if (
    /^(?:not|partly|simply|just|largely|mainly|mostly|perhaps|only|is|was|are|were|be)$/.test(
      before.at(-1)?.lower ?? '',
    )
  )
    return null
  if (
    before.some(
      ({ text, lower }) =>
        text === ',' ||
        /^(?:not|n't|also|now|simply|therefore|thus|if|although|while|when|who|which|that|says?|said|argues?|argued|believes?|believed|claims?|claimed|thinks?|thought|told)$/.test(
          lower,
        ),
    )
  )
    return null
  const reason = body.slice(at)
  if (isPlainSubject(before)) return null
  const main = { ...fact, words: before }
  const clause = readClause(main)
  if (clause && isUnknown(fact, clause.subject)) return null
  const prompt = (clause && turned('Why', fact.text, clause)) ?? `Explain why ${inside(fact.text, before)}.`
  const text = textOf(fact.text, reason)
  if (/, (?:says?|said|is|are|was|were|has|have|had) /.test(text)) return null
  if (
    /^(?:because|due to|owing to) (?:it|they|this|that|these|he|she|of (?:it|this|that|these|them))\b/i.test(
      text,
    ) &&
    !clause &&
    !opensWithNoun(before)
  )
    return null
  return cause(fact, prompt, text)
}

/** "Polar compounds move slowly because they …": the pronoun is explained. */
function opensWithNoun(words: Word[]): boolean {
  const noun = words.findIndex(({ tag }) => tag === 'NOUN' || tag === 'PROPN')
  return noun >= 0 && noun < 4 && words.slice(0, noun).every(({ tag }) => tag === 'DET' || tag === 'ADJ')
}

/** "The sea shrank": an earlier sentence says which. */
const isPlainSubject = ([first, second, third]: Word[]) =>
  first?.lower === 'the' &&
  second?.tag === 'NOUN' &&
  !isRareWord(second.lemma) &&
  !/^(?:NOUN|ADP)$/.test(third?.tag ?? '')

const isUnknown = ({ text }: Fact, subject: Word[]) =>
  // "A life was saved because …", unlike "A surplus leads to lower prices"
  (subject.length === 2 && /^an?$/.test(subject[0]!.lower) && !isRareWord(subject[1]!.lemma)) ||
  isBareDefinite(subject) ||
  isVagueSubject(textOf(text, subject))

function isReason(body: Word[], i: number, lower: string): boolean {
  if (lower === 'because') return true
  // With a perfect "since" tells the time: "has grown since the war ended".
  if (lower === 'since')
    return (
      !body.slice(0, i).some((word) => /^(?:has|have|had|ever|n't)$/.test(word.lower)) &&
      body.slice(i + 1).some(({ tag }) => tag === 'VERB' || tag === 'AUX') &&
      !/^(?:NUM|VERB)$/.test(body[i + 1]?.tag ?? '') &&
      !/^(?:then|when)$/.test(body[i + 1]?.lower ?? '')
    )
  const next = body[i + 1]?.lower
  return (lower === 'due' || lower === 'owing') && next === 'to'
}

/** "The drought led to famine": the cause is the subject. */
function leadsTo(fact: Fact): Candidate | null {
  const clause = readClause(fact)
  if (!clause || isUnknown(fact, clause.subject)) return null
  const { subject, verb, rest } = clause
  const isTwo =
    /^(?:leads?|led|results?|resulted|contributes?|contributed)$/.test(verb.lower) &&
    /^(?:to|in)$/.test(rest[0]?.lower ?? '')
  if (
    !isTwo &&
    !/^(?:causes?|caused|triggers|triggered|produces|prevents|prevented|sparked)$/.test(verb.lower)
  )
    return null
  const object = isTwo ? rest.slice(1) : rest
  const head = object.slice(0, 8)
  if (/^(?:and|or)$/.test(object[0]?.lower ?? '')) return null
  if (object.length < 1 || object.length > 18 || !head.some(({ tag }) => /NOUN|PROPN/.test(tag))) return null
  if (object.some(({ text }) => /^[:(]$/.test(text)) || !isNounPhrase(subject)) return null
  const effect = textOf(fact.text, object)
  const prompt = turned('What', fact.text, { ...clause, rest: isTwo ? rest.slice(0, 1) : [] })
  if (!prompt) return null
  return cause(fact, prompt, effect)
}

function cause(fact: Fact, prompt: string, answer: string): Candidate {
  const whole = capitalised(answer)
  return {
    worth: 0.95,
    sentence: fact.index,
    source: fact.text,
    answer: whole,
    forms: { flashcard: { prompt, answer: whole } },
    distractors: [],
  }
}
