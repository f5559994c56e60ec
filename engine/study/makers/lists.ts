import {
  inside,
  isBareDefinite,
  isNounPhrase,
  readClause,
  textOf,
  turned,
  withoutEnd,
} from '../facts/clause.ts'
import type { Fact, Word } from '../facts/read-facts.ts'
import { type Candidate, capitalised } from '../question.ts'
import type { Maker } from './maker.ts'

const itemWordsMax = 7
/** Verbs whose objects are worth a list, unlike "keeps the structure, the heating and the water in repair". */
const listVerbs = new Set(
  `include contain comprise depend require need involve affect produce release secrete absorb export import form cover
determine influence combine distinguish carry store transport supply attack cause demand`.split(/\s+/),
)

/** Finds lists of three or more: "Rocks consist of A, B and C", "There are three kinds of X: A, B and C". */
export const lists: Maker = (fact) => {
  const found = thereAre(fact) ?? counted(fact) ?? consistsOf(fact)
  return found ? [found] : []
}

function thereAre(fact: Fact): Candidate | null {
  const body = withoutEnd(fact.words)
  const colon = body.findIndex(({ text }) => text === ':')
  if (colon < 3) return null
  const items = itemsOf(fact.text, body.slice(colon + 1))
  if (!items) return null
  const [first, second] = body
  const noun = body.slice(2, colon)
  if (first!.lower === 'there' && /^(?:are|were)$/.test(second!.lower) && isNounPhrase(noun)) {
    const named = textOf(fact.text, noun)
    return list(fact, `What ${second!.lower} the ${named}?`, items)
  }
  const clause = readClause({ ...fact, words: body.slice(0, colon) })
  // "The heart has four chambers: …"
  if (
    clause &&
    /^(?:has|have|had|contains?|includes?)$/.test(clause.verb.lower) &&
    isNounPhrase(clause.rest)
  ) {
    const helper = /^(?:has|contains|includes)$/.test(clause.verb.lower)
      ? 'does'
      : clause.verb.lower === 'had'
        ? 'did'
        : 'do'
    const which = inside(fact.text, clause.rest)
    return list(
      fact,
      `Which ${which} ${helper} ${inside(fact.text, clause.subject)} ${clause.verb.lemma}?`,
      items,
    )
  }
  return null
}

/** "Economists divide resources into four factors of production: land, labour, capital and enterprise." */
function counted(fact: Fact): Candidate | null {
  const body = withoutEnd(fact.words)
  const colon = body.findIndex(({ text }) => text === ':')
  const number = body.findLastIndex(({ tag, text }, i) => i < colon && tag === 'NUM' && !/\d/.test(text))
  if (colon < 4 || number < 0) return null
  const noun = body.slice(number, colon)
  const items = itemsOf(fact.text, body.slice(colon + 1))
  if (!items || noun.length < 3 || !isNounPhrase(noun)) return null
  const clause = readClause({ ...fact, words: body.slice(0, colon) })
  // "The Earth consists of three main layers: …": layers of what the subject says.
  if (clause && /^(?:consists?|composed|made)$/.test(clause.verb.lower)) {
    const prompt = turned('What', fact.text, { ...clause, rest: clause.rest.slice(0, 1) })
    return prompt ? list(fact, prompt, items) : null
  }
  return list(fact, `What are the ${textOf(fact.text, noun)}?`, items)
}

function consistsOf(fact: Fact): Candidate | null {
  const clause = readClause(fact)
  if (!clause || isBareDefinite(clause.subject)) return null
  const { subject, verb, rest } = clause
  const isCounted =
    /^(?:is|are|were)$/.test(verb.lower) &&
    subject.some(({ tag, lower }) => tag === 'NUM' || lower === 'main')
  const takesOf = /^(?:consists?|consisted|composed)$/.test(verb.lower) && rest[0]?.lower === 'of'
  // "depends on light, water and warmth": the preposition belongs to the verb.
  const takesWord = verb.tag === 'VERB' && rest[0]?.tag === 'ADP'
  if (!isCounted && !takesOf && !listVerbs.has(verb.lemma)) return null
  const listed = takesOf || takesWord ? rest.slice(1) : rest
  // "joined the crew, pulling the rope and singing": a second act, not a second item.
  if (!isCounted && listed.some(({ tag, lower }, i) => tag === 'VERB' || (i === 0 && lower === 'and')))
    return null
  const items = itemsOf(fact.text, listed)
  if (!items) return null
  const prompt = isCounted
    ? `What ${verb.lower} ${inside(fact.text, subject)}?`
    : turned('What', fact.text, { ...clause, rest: takesOf || takesWord ? rest.slice(0, 1) : [] })
  return prompt ? list(fact, prompt, items) : null
}

/** Returns the items of "A, B and C"; null if this is no list of three or more short items. */
function itemsOf(text: string, words: Word[]): string[] | null {
  const items: Word[][] = [[]]
  for (const [i, word] of words.entries()) {
    const isComma = word.text === ',' || word.text === ';'
    const isLast = /^(?:and|or)$/.test(word.lower) && (items.length > 1 || isLastAnd(words, i))
    if (isComma) items.push([])
    else if (isLast) {
      if (items.at(-1)!.length > 0) items.push([])
    } else items.at(-1)!.push(word)
  }
  const found = items.filter((item) => item.length > 0)
  const isPlain = found.every(
    (item) =>
      item.length <= itemWordsMax &&
      !/^(?:ADP|SCONJ)$/.test(item[0]!.tag) &&
      item.some(({ tag }) => /^(?:NOUN|PROPN|ADJ)$/.test(tag)) &&
      !item.some(({ tag, lower }) => tag === 'AUX' || lower === 'to'),
  )
  const hasClause = found.some((item) =>
    item.some(({ lower }) => /^(?:which|who|that|but|such|however|because)$/.test(lower)),
  )
  // "amplifies the tide, an enclosed sea suppresses it": clauses and no items.
  const verbs = found.filter((item) => item.some(({ tag }) => tag === 'VERB' || tag === 'PRON')).length
  if (found.length < 3 || !isPlain || hasClause || (verbs > 0 && verbs < found.length)) return null
  if (!words.some(({ lower }) => lower === 'and' || lower === 'or')) return null
  return found.map((item) => textOf(text, item))
}

const isLastAnd = (words: Word[], i: number) => !words.slice(i + 1).some(({ text }) => text === ',')

function list(fact: Fact, prompt: string, items: string[]): Candidate {
  const joined = `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`
  const answer = capitalised(joined)
  return {
    worth: 0.95,
    sentence: fact.index,
    source: fact.text,
    answer,
    forms: { flashcard: { prompt, answer } },
    distractors: [],
  }
}
