import {
  inside,
  isBareDefinite,
  isNounPhrase,
  isPlural,
  isVagueSubject,
  readClause,
  textOf,
} from '../facts/clause.ts'
import { hasOpenNoun } from '../facts/definite-nouns.ts'
import type { Fact, Word } from '../facts/read-facts.ts'
import { isRareWord } from '../facts/terms.ts'
import { type Candidate, capitalised } from '../question.ts'
import { opinions, praise, rank } from './definition-words.ts'
import type { Maker } from './maker.ts'
import {
  hasHead,
  hasName,
  isHidden,
  isHumanMeaning,
  isNamed,
  isPerson,
  mentions,
  ownMeaning,
  pronoun,
  reverseOf,
  uncapitalised,
} from './meaning.ts'
import { organisations, speech } from './names.ts'

const answerWordsMax = 36
const exactWordsMin = 5
/** Finds what something is: "A loom is a machine that weaves", "X refers to Y", "X, the Y of Z, does something". */
export const definitions: Maker = (fact, { terms }) => {
  const bare = withoutAbbreviation(fact)
  const found = isA(bare) ?? refersTo(bare) ?? appositive(bare)
  if (!found) return []
  const others = found.isHuman ? terms.people : terms.defined
  return [asCandidate(fact, found, others(found.term, fact.text))]
}

/** "The retention factor (Rf) is …": the bracket does not belong to the subject. */
function withoutAbbreviation(fact: Fact): Fact {
  const { words } = fact
  const opens = words.findIndex(({ text }) => text === '(')
  const closes = words.findIndex(({ text }) => text === ')')
  const isShort = opens > 0 && opens < 7 && closes > opens && closes - opens <= 3
  return isShort ? { ...fact, words: [...words.slice(0, opens), ...words.slice(closes + 1)] } : fact
}

type Definition = {
  subject: Word[]
  shown: string
  term: string
  meaning: string
  isHuman: boolean
  verb: string
  /** The question for the term; null if the meaning would show it, or fits others too. */
  reverse: string | null
}

function isA(fact: Fact): Definition | null {
  const clause = readClause(fact)
  if (!clause || !/^(?:is|are|was|were)$/.test(clause.verb.lower)) return null
  const opens = clause.rest[0]?.lower ?? ''
  if (!/^(?:a|an|the|any|one)$/.test(opens)) {
    // "Enzymes are proteins that speed up reactions."
    const isBare = /^(?:is|are)$/.test(clause.verb.lower) && /^(?:NOUN|ADJ)$/.test(clause.rest[0]?.tag ?? '')
    if (!isBare || !clause.rest.some(({ lower }) => /^(?:that|which|who|of)$/.test(lower))) return null
    const head = clause.rest.findIndex(({ lower }) => /^(?:that|which|who|of)$/.test(lower))
    if (
      !clause.rest.slice(0, head).every(({ tag }) => /^(?:NOUN|ADJ)$/.test(tag)) ||
      clause.rest[head - 1]?.tag !== 'NOUN'
    )
      return null
  }
  return define(fact, clause.subject, clause.rest, clause.verb.lower)
}

function refersTo(fact: Fact): Definition | null {
  const clause = readClause(fact)
  if (!clause) return null
  const { verb, rest, subject } = clause
  // "Klein refers to …": a person who speaks of something
  if (subject.every(({ tag }) => tag === 'PROPN')) return null
  if (/^refers?$/.test(verb.lower) && rest[0]?.lower === 'to')
    return define(fact, subject, rest.slice(1), isPlural(subject) ? 'are' : 'is')
  if (/^(?:is|are)$/.test(verb.lower) && rest[0]?.lower === 'defined' && rest[1]?.lower === 'as')
    return define(fact, subject, rest.slice(2), verb.lower)
  const isNoun = !/ing$/.test(rest[0]!.lower)
  return isNoun && /^(?:means|denotes)$/.test(verb.lower) ? define(fact, subject, rest, 'is') : null
}

/** "Osmosis, the movement of water through a membrane, keeps cells firm." */
function appositive(fact: Fact): Definition | null {
  const { words } = fact
  const opens = words.findIndex(({ text }) => text === ',')
  const closes = words.findIndex(({ text }, i) => i > opens && text === ',')
  if (opens < 1 || opens > 5 || closes < opens + 4 || closes > opens + 22) return null
  const subject = words.slice(0, opens)
  const isBare = isPlural(subject) && isPlural([words[opens + 1]!]) && words[opens + 2]?.lower === 'of'
  if (!isNounPhrase(subject) || isBareDefinite(subject)) return null
  if (!isBare && !/^(?:an?|the)$/.test(words[opens + 1]!.lower)) return null
  const after = words[closes + 1]
  if (!after || !/^(?:VERB|AUX)$/.test(after.tag) || /ing$/.test(after.lower)) return null
  const isPast = /^(?:was|were)$/.test(after.lower) || (isPerson(subject) && !/s$/.test(after.lower))
  const verb = isBare ? 'are' : isPast ? 'was' : 'is'
  const found = define(fact, subject, words.slice(opens + 1, closes), verb)
  if (found && pronoun.test(found.meaning)) return null
  const speaks = subject.every(({ tag }) => tag === 'PROPN') && speech.test(after.lower)
  return found && { ...found, isHuman: found.isHuman || speaks }
}

function define(fact: Fact, subject: Word[], meaning: Word[], verb: string): Definition | null {
  const bare = /^(?:a|an|the)$/.test(subject[0]!.lower) ? subject.slice(1) : subject
  // "The company is a partner …", "Ryan's last sight is …"
  if (isBareDefinite(subject) && !isRareWord(bare[0]?.lemma ?? '')) return null
  if (subject.some(({ lower }) => /^['’]s?$/.test(lower))) return null
  if (bare.length === 0 || bare.length > 5 || !/^(?:NOUN|PROPN|ADJ)$/.test(bare[0]!.tag)) return null
  const kept = ownMeaning(meaning)
  if (kept === null) return null
  const text = textOf(fact.text, kept)
  const words = text.split(' ').length
  // "the most obvious cause" of something that an earlier sentence names
  if (words < 7 && /^the (?:most |least |usual |\p{L}+est )/iu.test(text)) return null
  if (words < 4 || words > answerWordsMax || opinions.test(text) || rank.test(text)) return null
  if (praise.test(text) || isVagueSubject(textOf(fact.text, bare))) return null
  if (!bare.every(({ tag }) => tag === 'PROPN') && mentions(text, bare.slice(-1))) return null
  if (!hasHead(kept) || hasOpenNoun(kept)) return null
  const isHuman = isHumanMeaning(textOf(fact.text, bare), bare, text)
  // "The sky was …": a thing of a story. What something is stays in the present.
  if (/^(?:was|were)$/.test(verb) && !hasName(bare)) return null
  // Nothing says whether an unknown name of the past is a person's.
  const isName = bare.every(({ tag }) => tag === 'PROPN') && !organisations.test(textOf(fact.text, bare))
  if (verb === 'was' && isName && bare === subject && !isHuman) return null
  const isWord = fact.words[0] === bare[0] && bare.length === 1 && isName && !isHuman && !isNamed(kept)
  const asWord = (shown: string) => (isWord ? uncapitalised(shown) : shown)
  return {
    subject: bare,
    shown: asWord(inside(fact.text, subject)),
    term: asWord(inside(fact.text, bare)),
    meaning: text,
    isHuman,
    verb,
    reverse: isHidden(text, bare)
      ? reverseOf(text, { isWord: isWord || !hasName(bare), isHuman, verb })
      : null,
  }
}

function asCandidate(fact: Fact, found: Definition, distractors: string[]): Candidate {
  const { term, shown, meaning, isHuman, verb } = found
  const which = isHuman ? 'Who' : 'What'
  // "What is a noble gas?" has several answers.
  const isExact = meaning.split(' ').length >= exactWordsMin
  const reverse =
    isExact && found.reverse ? { prompt: found.reverse, answer: term.split(/ of an? /)[0] ?? term } : null
  return {
    worth: isExact ? 1 : 0.8,
    sentence: fact.index,
    source: fact.text,
    answer: term,
    forms: {
      flashcard: {
        prompt: `${which} ${verb} ${shown}?`,
        answer: capitalised(meaning),
      },
      ...(reverse ? { choice: reverse, short: reverse } : {}),
    },
    distractors,
  }
}
