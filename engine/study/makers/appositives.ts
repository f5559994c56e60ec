import { hasOpenNoun } from '../facts/definite-nouns.ts'
import type { Fact, Word } from '../facts/read-facts.ts'
import { isRareWord } from '../facts/terms.ts'
import { type Candidate, capitalised } from '../question.ts'
import { opinions, praise } from './definition-words.ts'
import { tellingWordsMin } from './meaning.ts'

const termWordsMax = 3
const meaning = { min: 4, max: 26 }
/** Says which of its kind the thing is: "a market in which a single buyer faces many sellers". */
const tells = /^(?:that|which|who|in|of|for|by|made|used|where|whose|between|with|from|to|on)$/
const opensMeaning = /^(?:an?|the)$/
const unclear =
  /\b(?:it|its|he|she|they|them|him|his|her|their|this|these|such|other|another|similar|same|i|we|you|our|your|my)\b/i

/**
 * Finds what something is where a sentence adds it: "…, pulls water through the xylem, a tissue made of dead cells." The
 * rest of the sentence does not matter, so it may refer to others.
 */
export function appositives(fact: Fact): Candidate[] {
  if (fact.kind === 'heading' || /["“”?!:;[]/.test(fact.text)) return []
  const { words, text } = fact
  const at = words.findIndex(
    ({ text: mark }, i) => mark === ',' && meaningAt(words, i) > i && isTermBefore(words, i),
  )
  if (at < 0) return []
  const term = termBefore(words, at)
  const from = meaningAt(words, at)
  const said = words.slice(from, endOf(words, from))
  const shown = text.slice(term[0]!.start, term.at(-1)!.end)
  const what = text.slice(said[0]!.start, said.at(-1)!.end)
  if (!isMeaning(said, what, shown) || hasOpenNoun(said)) return []
  const isPlain = term.every(({ tag }) => tag !== 'PROPN')
  const short = { prompt: `What is the term for ${what}?`, answer: shown }
  const candidate: Candidate = {
    worth: 0.9,
    sentence: fact.index,
    source: text,
    answer: shown,
    forms: {
      flashcard: {
        prompt: `What ${isMany(term) ? 'are' : 'is'} ${article(words, term)}${shown}?`,
        answer: capitalised(what),
      },
      ...(isPlain && said.length >= tellingWordsMin ? { short } : {}),
    },
    distractors: [],
  }
  return [candidate]
}

/** The index of the first word of the meaning after a comma: "a tissue …", "microscopic algae …", "which are tiny pores …". */
function meaningAt(words: Word[], comma: number): number {
  const [first, second] = [words[comma + 1], words[comma + 2]]
  if (first?.lower === 'which' && /^(?:is|are)$/.test(second?.lower ?? '')) return comma + 3
  if (opensMeaning.test(first?.lower ?? '')) return comma + 1
  // Without an article a list goes on in the same way, so that the term has to end the statement.
  const isLast = endOf(words, comma + 1) >= words.length - 1
  const isToldApart = words.slice(comma + 1).some(({ lower }) => /^(?:that|which|who)$/.test(lower))
  return /^(?:NOUN|ADJ)$/.test(first?.tag ?? '') && isLast && isToldApart ? comma + 1 : -1
}

const isMany = (term: Word[]) => /(?:[^su]s|ata)$/.test(term.at(-1)!.lower)
const isShort = (word: Word | undefined) => /^\p{Lu}{2,5}$/u.test(word?.text ?? '')

const isNoun = (word: Word | undefined) => /^(?:NOUN|ADJ)$/.test(word?.tag ?? '')

/** One to three words directly before the comma that are no name, which could be a person's or a place's. */
function termBefore(words: Word[], comma: number): Word[] {
  let first = comma
  if (isShort(words[first - 1])) return words.slice(first - 1, comma)
  while (isNoun(words[first - 1])) first--
  return words.slice(first, comma)
}

function isTermBefore(words: Word[], comma: number): boolean {
  const term = termBefore(words, comma)
  const before = words[comma - 1 - term.length]
  return (
    term.length > 0 &&
    term.length <= termWordsMax &&
    (term.at(-1)!.tag === 'NOUN' || isShort(term.at(-1))) &&
    (!isMany(term) || !opensMeaning.test(words[comma + 1]!.lower)) &&
    term.some((word) => isShort(word) || isRareWord(word.lemma)) &&
    (before === undefined || /^(?:DET|ADP|VERB|AUX)$/.test(before.tag)) &&
    // "the division of labour, the splitting of work"
    before?.lower !== 'of' &&
    !/^(?:some|any|no|every|each|this|that|its|their|his|her|many|most)$/.test(before?.lower ?? '')
  )
}

const article = (words: Word[], term: Word[]) => {
  const before = words[words.indexOf(term[0]!) - 1]
  return /^(?:an?|the)$/.test(before?.lower ?? '') ? `${before!.lower} ` : ''
}

function endOf(words: Word[], from: number): number {
  const end = words.findIndex(({ text }, i) => {
    // "dead, hollow cells"
    const isBetween = text === ',' && words[i - 1]?.tag === 'ADJ' && words[i + 1]?.tag === 'ADJ'
    return i > from && /^[,.]$/.test(text) && !isBetween
  })
  return end < 0 ? words.length : end
}

/** "a cheap cargo ship that needed a small crew": a noun and what is special about it. */
function isMeaning(said: Word[], what: string, shown: string): boolean {
  if (said.length < meaning.min || said.length > meaning.max || unclear.test(what)) return false
  if (opinions.test(what) || praise.test(what)) return false
  const head = said.findIndex(
    ({ tag }, i) => tag === 'NOUN' && !/^(?:NOUN|ADJ)$/.test(said[i + 1]?.tag ?? ''),
  )
  const isHead = head >= 0 && said.slice(1, head).every(isNoun)
  const root = shown.toLowerCase().slice(0, 6)
  return isHead && tells.test(said[head + 1]?.lower ?? '') && !what.toLowerCase().includes(root)
}
