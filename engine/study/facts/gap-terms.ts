import type { Fact, Word } from './read-facts.ts'
import { isRareWord, isTellingTerm, type Term } from './terms.ts'

const anchorsMin = 2

const dayOrMonth =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)$/
const people = /(?:ish|ese|[ei]ans?|omans?|icans?|French|Dutch|Greeks?|Swiss|Czechs?)$/
const continents = /^(?:Europe|Asia|Africa|America|North America|South America|Australia|Antarctica)$/
const latin = /^(?:vitro|vivo|situ|silico|facto)$/

/** Reports whether a gap for a term can be filled by a reader who knows the text, and by nothing else. */
export function isGapTerm(fact: Fact, term: Term, defined: Set<string>): boolean {
  return (
    isAsked(term, defined) &&
    (term.isName || defined.has(term.text) || isTellingTerm(term)) &&
    !isPlainSubject(fact, term, defined) &&
    isSubjectOfText(fact, term, defined) &&
    !hasPronounBefore(fact, term) &&
    isWhole(fact, term) &&
    isPlaced(fact, term, defined) &&
    !isRevealed(fact, term) &&
    isAnchored(fact, term.text, anchorsMin)
  )
}

/** A name, a term that the text defines, or one that it repeats. */
function isAsked({ isName, words, count, text }: Term, defined: Set<string>): boolean {
  // A month needs its year, and abbreviations have questions of their own.
  if (dayOrMonth.test(text) || latin.test(text) || /^\p{Lu}[\p{Lu}\d]{1,5}s?$/u.test(text)) return false
  if (people.test(text) || continents.test(text)) return false
  return isName || defined.has(text) || (count > 1 && words.length > 1)
}

const locates =
  /^(?:lie|lies|lay|locate|located|situate|situated|stand|stood|border|borders|flow|flows|rise|rises|found|capital|call|called|named|name|known)$/

/** A name that the text has once matters only where the sentence places or names something. */
function isSubjectOfText({ words }: Fact, term: Term, defined: Set<string>): boolean {
  if (!term.isName || term.count > 1 || defined.has(term.text)) return true
  const at = words.findIndex(({ text }) => term.text.startsWith(text))
  return words.slice(Math.max(0, at - 4), at).some(({ lower }) => locates.test(lower))
}

/** "…, and he mirrors ____": a pronoun before the gap, so that the clause itself does not say whom it is about. */
function hasPronounBefore(fact: Fact, { text }: Term): boolean {
  const { first } = placeOf(fact, text)
  return fact.words
    .slice(0, Math.max(0, first))
    .some(({ lower }) => /^(?:he|she|it|they|who|whom|whose)$/.test(lower))
}

/** "The plan passed by 21 votes": a plain noun at the start refers to what was said before. */
function isPlainSubject({ words }: Fact, { isName, text }: Term, defined: Set<string>): boolean {
  return !isName && !defined.has(text) && words[0]?.lower === 'the' && words[1]?.text === text
}

/** Whether a term occurs once, and not as a part of a longer phrase such as "cell" in "cell membrane". */
function isWhole(fact: Fact, { text }: Term): boolean {
  if (fact.text.split(text).length !== 2) return false
  const { first, last } = placeOf(fact, text)
  if (first < 0 || last < 0) return false
  const [before, second] = [fact.words[first - 1], fact.words[first - 2]]
  const [after, third] = [fact.words[last + 1], fact.words[last + 2]]
  const isNoun = (word: Word | undefined) => word !== undefined && /^(?:NOUN|PROPN)$/.test(word.tag)
  const isProper = (word: Word | undefined) => word !== undefined && /^\p{Lu}/u.test(word.text)
  const isOfName = (joint: Word | undefined, far: Word | undefined) =>
    /^(?:of|for|and|v|&|'s|’s|-)$/.test(joint?.lower ?? '') &&
    (isProper(far) || far?.tag === 'NUM') &&
    isProper(fact.words[first])
  // "Magnificent" of "The Magnificent Seven"
  if (isProper(after) || (first > 1 && isProper(before))) return false
  if (after?.lower === '-' || before?.lower === '-' || /^['’]s?$/.test(after?.lower ?? '')) return false
  return (
    !isNoun(after) &&
    !/^(?:ADJ|NUM)$/.test(after?.tag ?? '') &&
    !/^(?:said|says|told|added)$/.test(after?.lower ?? '') &&
    !isNoun(before) &&
    !/^(?:ADJ|ADV)$/.test(before?.tag ?? '') &&
    !/ing$/.test(before?.lower ?? '') &&
    !isOfName(after, third) &&
    !isOfName(before, second) &&
    // "the Centre for Research in ____"
    !(/^(?:in|at|on)$/.test(before?.lower ?? '') && second?.tag === 'PROPN' && isProper(second))
  )
}

/** Not at the start, in brackets or beside a comma: "Konstanz, Germany". */
function isPlaced(fact: Fact, { text }: Term, defined: Set<string>): boolean {
  const { first, last } = placeOf(fact, text)
  const before = fact.words.slice(0, first)
  if (!defined.has(text) && before.length <= 1) return false
  const isOpen = before.findLastIndex((word) => word.text === '(')
  if (isOpen > before.findLastIndex((word) => word.text === ')')) return false
  const after = fact.words[last + 1]
  // "regulators and ____": others of a list fit as well.
  if (/^(?:and|or)$/.test(before.at(-1)?.lower ?? '') || /^(?:and|or)$/.test(after?.lower ?? '')) return false
  // "Back to the ____": a part of a title
  if (before.at(-1)?.lower === 'the' && /^\p{Lu}\p{Ll}+$/u.test(text) && !isRareWord(text)) return false
  // "microthread extension(s)", "the Red River of the ____"
  if (
    after &&
    after.start === fact.words[last]?.end &&
    /^(?:[(/\p{L}]|\.\p{L})/u.test(fact.text.slice(after.start))
  )
    return false
  if (before.at(-1)?.lower === 'the' && before.at(-2)?.lower === 'of' && before.at(-3)?.tag === 'PROPN')
    return false
  if (after?.text === ',' && /^\p{Lu}/u.test(fact.words[last + 2]?.text ?? '')) return false
  return before.at(-1)?.text !== ','
}

function placeOf({ text, words }: Fact, part: string): { first: number; last: number } {
  const from = text.indexOf(part)
  const to = from + part.length
  return {
    first: words.findIndex(({ start }) => start === from),
    last: words.findIndex(({ end }) => end === to),
  }
}

/** Another word of the same root in the sentence would give the answer away. */
function isRevealed(fact: Fact, { text, words }: Term): boolean {
  const rest = fact.text.replace(text, '').toLowerCase()
  return words.some((word) => word.length > 3 && rest.includes(word.slice(0, Math.min(5, word.length - 1))))
}

/** Whether the rest of the sentence says what it is about: by a name or a figure, or by rare words. */
export function isAnchored({ words, text }: Fact, answer: string, rareMin: number): boolean {
  const from = text.indexOf(answer)
  const rest = words.filter(({ start, end }) => end <= from || start >= from + answer.length)
  if (rest.some(({ tag, text: word, start }) => isNameOrYear(tag, word, start))) return true
  return (
    rest.filter(({ tag, lemma }) => /^(?:NOUN|ADJ|VERB)$/.test(tag) && isRareWord(lemma)).length >= rareMin
  )
}

const isNameOrYear = (tag: string, word: string, start: number) =>
  (tag === 'PROPN' && start > 0 && /^\p{Lu}\p{L}{2,}/u.test(word)) || /^(?:1[0-9]|20)\d\d$/.test(word)
