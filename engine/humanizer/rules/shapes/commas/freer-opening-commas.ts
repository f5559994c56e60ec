import { hasFiniteVerb, isReportAfter } from '../../../language/sentence-shape.ts'
import type { TaggedSentence, TaggedText, Word } from '../../../language/tagged-text.ts'
import {
  andBut,
  andOr,
  articles,
  connectiveNouns,
  coordinators,
  formsOfBe,
  frequencyAdverbs,
  meansPrepositions,
  nearDemonstratives,
  placePrepositions,
  possessives,
  presentHave,
  quantifiers,
  relatives,
  stanceAdverbs,
  timeLinks,
  wordClass,
} from '../../../language/word-classes.ts'
import { commaRule } from './comma-rule.ts'

const leadingConjunctions = wordClass(andBut, 'so then')
const notInAims = wordClass(andOr, formsOfBe, presentHave, relatives, 'be say honest put')
const notInClauses = wordClass(coordinators, relatives)

const phrases = wordClass(
  meansPrepositions,
  placePrepositions,
  timeLinks,
  `during throughout within across under for over without despite through among along like unlike
    between near as thanks due according`,
)
const clauses = wordClass(timeLinks, 'when if as once whenever')
/** Adverbs that many people leave without a comma before any subject, and grammar checkers too. */
const adverbs = wordClass(
  frequencyAdverbs,
  stanceAdverbs,
  'today recently soon later then now here perhaps maybe tonight tomorrow yesterday',
)
/** Adverbs that comment on the whole sentence. They need no comma only before a pronoun. */
const judging =
  wordClass(`luckily fortunately unfortunately sadly hopefully obviously clearly personally basically once
    first naturally`)
/** Nouns of set phrases, which keep their comma. */
const setPhrases = wordClass(
  'example instance conclusion summary contrary hand words sum brief such far always usual',
)
/** Nouns of connecting phrases, after which only a pronoun may follow without a comma. */
const links = wordClass(connectiveNouns, 'comparison')
/** "In recent years", "over the past decades": a time, and nothing that the next word could belong to. */
const time = wordClass('past meantime end years decades months weeks days times century centuries')
/** A subject in its own form: nothing before it could take it for an object. */
const subjects = /^(?:i|we|he|she|they)(?:'[a-z]+)?$/
const light = /^(?:i|we|he|she|they|it|you|there)(?:'[a-z]+)?$/
/** "This time, …", "The next day, …" */
const times =
  /^(?:(?:this|last|next|each|every|one|that|some|the (?:next|following|same|other)) (?:time|way|day|night|year|week|month|morning|evening|afternoon|summer|winter|spring|autumn|moment|decade|century)|these days|all day|all night|years later|years ago)$/
const named = wordClass(articles, nearDemonstratives, possessives, quantifiers, 'several each no every all')
const phraseMax = 9
const namedMax = 6
const clauseMax = 6

/** "With the help of his friends, he won" -> no comma: longer openings that end where the subject cannot be missed. */
export const freerOpeningCommas = commaRule(
  {
    name: 'freer-opening-commas',
    mode: 'strong',
    gain: 0.4,
    reason: 'No comma after an opening that leads straight on.',
  },
  (sentence, text) => {
    const comma = sentence.words.findIndex(({ lower }) => lower === ',')
    return comma >= 1 && isLoose(sentence, text, comma) ? [{ comma, after: '' }] : []
  },
)

function isLoose({ words }: TaggedSentence, text: TaggedText, comma: number): boolean {
  const [mark, next] = [words[comma] as Word, words[comma + 1]]
  if (!next || mark.locked || (next.locked && next.tag !== 'PROPN') || text.cover[mark.start] === 1)
    return false
  const first = leadingConjunctions.has(words[0]?.lower) ? 1 : 0
  const opener = words.slice(first, comma)
  const [head] = opener
  if (!head || head.locked || opener.some(({ lower, tag }) => setPhrases.has(lower) || tag === 'PUNCT'))
    return false
  if (/(?<!morn|even|spr|beginn|meet|build|th)ing$/.test(opener.at(-1)?.lower ?? '')) return false
  if (!/^\p{L}/u.test(opener.at(-1)?.lower ?? '') || opener.at(-1)?.tag === 'NUM') return false
  if (!hasFiniteVerb(words, comma + 2, Math.min(words.length, comma + 9)) || isReportAfter(words, comma))
    return false
  if (opener.length === 1)
    return adverbs.has(head.lower)
      ? light.test(next.lower) || named.has(next.lower)
      : judging.has(head.lower) && light.test(next.lower)
  if (times.test(opener.map(({ lower }) => lower).join(' ')))
    return light.test(next.lower) || named.has(next.lower)
  if (head.lower === 'to')
    return opener.length <= phraseMax && /^(?:VERB|AUX)$/.test(opener[1]?.tag ?? '') && isAim(opener, next)
  if (clauses.has(head.lower) && isClause(opener))
    return opener.length <= clauseMax && subjects.test(next.lower)
  if (!phrases.has(head.lower) || hasVerb(opener) || closesAside(words, comma)) return false
  if (light.test(next.lower)) return opener.length <= phraseMax
  const isName =
    next.tag === 'PROPN' && opener.at(-1)?.tag === 'NOUN' && /^\p{Ll}+$/u.test(opener.at(-1)?.text ?? '')
  if (opener.some(({ lower }) => links.has(lower))) return false
  const isLater = time.has(opener.at(-1)?.lower) && /^(?:NOUN|ADJ|PROPN)$/.test(next.tag)
  return (named.has(next.lower) || isName || isLater) && opener.length <= namedMax
}

/** "To do this, we use …": what for, and no second clause in it. */
function isAim(opener: readonly Word[], next: Word): boolean {
  return subjects.test(next.lower) && !opener.some(({ lower }) => notInAims.has(lower))
}

function isClause(opener: readonly Word[]): boolean {
  if (opener.some(({ lower }) => notInClauses.has(lower))) return false
  return hasFiniteVerb(opener, 1, opener.length)
}

/**
 * Finds "to" before a verb, a finite verb, or an -ing word other than the first after "by": a clause, which keeps its
 * comma.
 */
function hasVerb(opener: readonly Word[]): boolean {
  return opener.some(
    ({ lower, tag }, i) =>
      (tag === 'VERB' &&
        !(i === 1 && /ing$/.test(lower)) &&
        (!/ed$/.test(lower) || isPastTense(opener, i))) ||
      tag === 'AUX' ||
      (andOr.has(lower) && i < 3),
  )
}

/** "In response Dora drew Swiper, a blade": an -ed word between a subject and an object is no participle. */
function isPastTense(opener: readonly Word[], index: number): boolean {
  const prior = opener[index - 1]?.tag ?? ''
  if (/^(?:PROPN|PRON)$/.test(prior)) return true
  return prior === 'NOUN' && /^(?:DET|PRON|PROPN)$/.test(opener[index + 1]?.tag ?? '')
}

/** "In Leeds, the city where …, he": the comma has a partner. */
function closesAside(words: readonly Word[], comma: number): boolean {
  const second = words.findIndex(({ lower }, i) => i > comma && lower === ',')
  return second !== -1 && second < comma + 8 && !hasFiniteVerb(words, comma + 1, second)
}
