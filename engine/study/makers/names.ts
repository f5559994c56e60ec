import { hasSecondVerb, inside, isPlural, readClause, textOf, withoutEnd } from '../facts/clause.ts'
import type { Fact, Word } from '../facts/read-facts.ts'
import { isRareWord } from '../facts/terms.ts'
import type { Candidate } from '../question.ts'
import type { Maker } from './maker.ts'

/** Verbs whose subject is a person when it is a name of two words. */
export const deeds =
  /^(?:founded|invented|discovered|wrote|built|designed|painted|composed|led|argued|proposed|married|won|directed|created|developed|introduced|published|described|coined|taught|opened|started|became|explored|formulated|proved|patented|commissioned|established|launched|suggested|showed|demonstrated|noticed|ruled|conquered|signed|died|observed|defeated|sailed|measured|identified|isolated|translated|crowned|reigned|received|served|invaded|worked|studied|travelled|traveled|moved|returned|believed|claimed|used)$/
export const organisations =
  /\b(?:company|university|institute|committee|party|inc|ltd|department|church|army|club|city|council|empire|union|kingdom|states|republic|states?|war|treaty|act|court|bank|corporation|association|nations|league|congress|parliament|museum|college|school|river|street|island|sea|ocean|revolution|age|century|road|lane|square|park|theatre|theater|basin|plate|mountain|mountains|lake|valley|bridge|station|railway|prize)\b/i

/** Finds who or what the sentence is about, as the answer: "Who discovered radium?", "What converts light into energy?" */
export const names: Maker = (fact, { terms }) => {
  const clause = readClause(fact)
  if (!clause) return []
  const { subject, verb, rest } = clause
  const predicate = [verb, ...rest]
  const nouns = rest.filter(({ tag }) => tag === 'NOUN' || tag === 'PROPN').length
  if (predicate.length < 4 || predicate.length > 24 || nouns < 1 || hasPointer(rest)) return []
  // What something is belongs to the definitions.
  if (/^(?:is|are|was|were)$/.test(verb.lower) && /^(?:an?|the|one)$/.test(rest[0]!.lower)) return []
  if (rest.some(({ lower }, i) => asks.test(lower) && rest[i - 1]?.text !== ',')) return []
  if (hasSecondClause(rest)) return []
  const answer = subjectName(fact, subject)
  if (!answer) return []
  const said = textOf(fact.text, withoutTail(predicate))
  if (said.split(',').length > 2 && !/,? and /.test(said)) return []
  // "was talking": a moment of a story
  if (/^(?:is|are|was|were|had)$/.test(verb.lower) && /ing$/.test(rest[0]?.lower ?? '')) return []
  if (isHuman(subject, verb))
    return [asked(fact, `Who ${said}?`, answer, terms.people(answer, fact.text), 0.9)]
  const isName = subject.every(({ tag }) => tag === 'PROPN')
  // "What are" and "what have" would not agree with the subject of a question.
  const isOne =
    !isPlural(subject) && (isName || !/[^su]s$/.test(subject.at(-1)!.lower)) && isThirdPerson(verb)
  if (!isOne || !(isName || terms.isTopic(answer)) || isVague(rest)) return []
  // "The street carries", "a patient has": what many sentences could say needs the one before it.
  if (!isName && (subject[0]!.lower === 'the' || !subject.some(({ lemma }) => isRareWord(lemma)))) return []
  // A name may be a person's.
  if (isName && !organisations.test(answer)) return []
  // Wrong answers to "What …?" are often of another kind.
  return [asked(fact, `What ${said}?`, answer, [], 0.75)]
}

/** "… for a worker and the expenses can be more": a statement about something else. */
const hasSecondClause = (rest: Word[]) =>
  rest.some(
    ({ lower }, i) =>
      /^(?:and|but)$/.test(lower) &&
      /^(?:DET|PRON)$/.test(rest[i + 1]?.tag ?? '') &&
      rest.slice(i + 2, i + 6).some(({ tag }) => tag === 'AUX'),
  )

/** "found out who …" */
const asks = /^(?:who|what|how|whether|why)$/

/** "What paid for a cup?" asks for people as for a thing. */
const manyPeople =
  /(?:[^aeiou]ers|ors|ists|ians|people|men|women|children|students|none|everything|nothing|something)$/

function subjectName(fact: Fact, subject: Word[]): string | null {
  const bare = /^(?:a|an|the)$/.test(subject[0]!.lower) ? subject.slice(1) : subject
  if (bare.length < 1 || bare.length > 4 || manyPeople.test(bare.at(-1)!.lower)) return null
  return subject[0]!.lower === 'the' && bare[0]!.tag === 'PROPN'
    ? `the ${textOf(fact.text, bare)}`
    : inside(fact.text, bare)
}

export const titles =
  /^(?:dr|mr|mrs|ms|sir|prof|professor|king|queen|emperor|pope|president|mayor|senator|judge|captain|chancellor)\.?$/i

export const speech =
  /^(?:said|says|argued|argues|believed|claimed|wrote|announced|promised|warned|thought|proposed|described|studied|taught|observed|noticed|suggested|concluded|maintained|obtained|investigated|found|noted|showed|demonstrated|reported|insisted|called|smuggled|married|died|reigned)$/

export function isHuman(subject: Word[], verb: Word): boolean {
  const isTitled = titles.test(subject[0]!.text)
  const name = subject.map(({ text }) => text).join(' ')
  const isNamed =
    subject.length > 1 &&
    subject.length < 5 &&
    subject.every(({ tag, text }) => tag === 'PROPN' && /^\p{Lu}/u.test(text))
  const isOne = subject.length === 1 && subject[0]!.tag === 'PROPN' && speech.test(verb.lower)
  const acts = deeds.test(verb.lower) || speech.test(verb.lower)
  return (isTitled || ((isNamed || isOne) && acts)) && !organisations.test(name)
}

const isThirdPerson = ({ lower, lemma, tag }: Word) =>
  /^(?:is|was|has|can)$/.test(lower) || (tag === 'VERB' && (lower !== lemma || /ed$/.test(lower)))

/** A pronoun in the rest refers to the answer and makes the question odd, or to another sentence. */
const hasPointer = (rest: Word[]) =>
  rest.some(({ lower }) =>
    /^(?:he|she|it|they|him|her|them|his|its|their|this|these|those|itself|himself|herself)$/.test(lower),
  ) ||
  rest[0]?.lower === 'not' ||
  rest[0]?.lower === "n't"

/** "is important", "has many advantages": true of too many things. */
function isVague(rest: Word[]): boolean {
  return (
    rest.length < 4 ||
    (rest[0]!.lower === 'the' && /^(?:first|second|third|last|next|only|other|same)$/.test(rest[1]!.lower)) ||
    rest.some(({ lower }, i) => lower === 'one' && rest[i + 1]?.lower === 'of') ||
    /^(?:important|essential|a|an|one|very|also|more|most|not|often|many|several|become|play|plays|be|been)$/.test(
      rest[0]!.lower,
    )
  )
}

/** Drops ", which …" and ", using …" at the end. */
function withoutTail(words: Word[]): Word[] {
  const body = withoutEnd(words)
  const tail = body.findIndex(
    ({ text }, i) =>
      text === ',' && /ing$|^(?:which|who|where|although|while|but|and|so)$/.test(body[i + 1]?.lower ?? ''),
  )
  return tail > 3 && !body.slice(0, tail).some(({ text }) => text === ',') ? body.slice(0, tail) : body
}

function asked(fact: Fact, prompt: string, answer: string, distractors: string[], worth: number): Candidate {
  const question = { prompt, answer }
  const isLong = hasSecondVerb(withoutEnd(fact.words)) && prompt.length > 140
  return {
    worth: isLong ? worth - 0.2 : worth,
    sentence: fact.index,
    source: fact.text,
    answer,
    forms: { short: question, ...(distractors.length >= 2 ? { choice: question } : {}), flashcard: question },
    distractors,
  }
}
