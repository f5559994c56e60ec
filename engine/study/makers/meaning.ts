import { withoutEnd } from '../facts/clause.ts'
import { isOneOfMany } from '../facts/definite-nouns.ts'
import type { Word } from '../facts/read-facts.ts'
import { isOccupation, namedKinds } from './definition-words.ts'
import { organisations, titles } from './names.ts'

/** Shorter meanings fit others too: "a colourless gas with a pungent smell". */
export const tellingWordsMin = 9

const further = /^(?:is|are|was|were|has|have|had|can|could|will|may|must|it|they|he|she)$/
const adverb = /^(?:often|usually|also|then|never|always)$/
/** Another statement about the subject: "and is used …", "and then becomes …", but not "and then into nitrate". */
const opensStatement = ([first, second]: Word[]) =>
  further.test(first?.lower ?? '') ||
  (adverb.test(first?.lower ?? '') && /^(?:VERB|AUX)$/.test(second?.tag ?? ''))
const contrast = /^(?:whereas|while|but|although|and|so)$/

/** The part of a statement that says what its subject is; null if a list or a reason makes this uncertain. */
export function ownMeaning(meaning: Word[]): Word[] | null {
  const whole = meaning.findIndex(
    ({ lower }, i) => lower === ',' && contrast.test(meaning[i + 1]?.lower ?? ''),
  )
  // "about finding, nurturing, and destroying": the last "and" of a list opens no clause.
  const isList = whole > 2 && meaning.slice(0, whole).some(({ text }) => text === ',')
  if (isList) return null
  const one = withoutEnd(whole > 2 ? meaning.slice(0, whole) : meaning)
  const second = one.findIndex(
    ({ lower }, i) =>
      /^(?:and|but)$/.test(lower) &&
      (opensStatement(one.slice(i + 1)) || isClause(one.slice(i + 1)) || isSecondVerb(one, i + 1)),
  )
  const kept = second > 2 ? one.slice(0, second) : one
  const reason = kept.findIndex(({ lower }) => lower === 'because')
  const isReason =
    reason >= 0 && !kept.slice(0, reason).some(({ lower }) => /^(?:that|which|who)$/.test(lower))
  return isReason ? null : kept
}

/** Reports whether a name and what is said of it are a person's. */
export function isHumanMeaning(name: string, bare: Word[], text: string): boolean {
  const said = text.toLowerCase().split(/[^\p{L}]/u)
  // "a Dutch artist who …", "the director of …": the words before the first preposition
  const head = text
    .toLowerCase()
    .split(/,| (?:of|at|in|for|from|who|that|with) /)[0]!
    .split(/[^\p{L}]/u)
  return (
    titles.test(bare[0]!.text) ||
    (!organisations.test(name) &&
      ((isPerson(bare) && said.includes('who')) ||
        (bare.some((word) => word.tag === 'PROPN') && head.some(isOccupation))))
  )
}

/** "the two boys are patients" */
const isClause = (words: Word[]) =>
  words[0]?.tag === 'DET' &&
  words.slice(1, 9).some(({ tag }) => tag === 'AUX') &&
  !words.slice(1, 9).some(({ lower }) => opensRelative.test(lower))

/** "a waste product and leaves the leaf": a second verb of the subject, unless a relative clause is open. */
const isSecondVerb = (words: Word[], at: number) =>
  words[at]?.tag === 'VERB' &&
  /s$/.test(words[at]!.lower) &&
  !words.slice(0, at).some(({ lower, tag }) => opensRelative.test(lower) || tag === 'VERB')

const opensRelative = /^(?:that|which|who|where)$/

/** Leaves "SipHash" and "DNA" as they are. */
export const uncapitalised = (text: string) => (/^\p{Lu}\p{Ll}+$/u.test(text) ? text.toLowerCase() : text)

/** "Python is a language", "Vatnajökull is the largest ice cap in Europe", unlike "Zinc is a cofactor of an enzyme". */
export function isNamed(meaning: Word[]): boolean {
  const head = headOf(meaning)
  const hasRank = meaning[0]?.lower === 'the' && /^(?:most|least|\p{L}+est)$/u.test(meaning[1]?.lower ?? '')
  return hasRank || hasName(meaning) || (head !== undefined && (namedKinds.has(head) || isOneOfMany(head)))
}

export const hasName = (words: readonly Word[]) => words.some(({ tag }) => tag === 'PROPN')

export const isPerson = (words: readonly Word[]) =>
  words.length > 1 && words.every(({ tag, text }) => tag === 'PROPN' || /^\p{Lu}\.?$/u.test(text))

export const pronoun = /\b(?:it|its|he|she|they|them|him|his|her|their)\b/i

export const isHidden = (meaning: string, words: readonly Word[]) =>
  !pronoun.test(meaning) && !mentions(meaning, words)

type Reverse = { isWord: boolean; isHuman: boolean; verb: string }

/** "What is the term for …?"; a name is the answer only where the meaning is true of one thing. */
export function reverseOf(meaning: string, { isWord, isHuman, verb }: Reverse): string | null {
  const isOne = /^the /i.test(meaning)
  if (isWord)
    return isOne || meaning.split(' ').length >= tellingWordsMin ? `What is the term for ${meaning}?` : null
  return isOne ? `${isHuman ? 'Who' : 'What'} ${verb} ${meaning}?` : null
}

const endsPhrase = /^(?:,|that|which|who|whom|whose|where|when|because)$/

/** The noun that says what something is: "process" of "a chemical process by which …". */
function headOf(words: readonly Word[]): string | undefined {
  const end = words.findIndex(({ lower, tag }) => endsPhrase.test(lower) || tag === 'ADP' || tag === 'VERB')
  const phrase = end < 0 ? words : words.slice(0, end)
  return phrase.findLast(({ tag }) => tag === 'NOUN' || tag === 'PROPN')?.lemma.toLowerCase()
}

/** "the deepest, almost eleven kilometres" has no noun that says what it is. */
export const hasHead = (words: readonly Word[]) => headOf(words) !== undefined

export const mentions = (text: string, words: readonly Word[]) => {
  const lower = text.toLowerCase()
  return words.some(
    ({ lemma, tag }) => /NOUN|PROPN/.test(tag) && lower.includes(lemma.toLowerCase().slice(0, 7)),
  )
}
