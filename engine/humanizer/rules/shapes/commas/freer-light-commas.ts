import { hasFiniteVerb } from '../../../language/sentence-shape.ts'
import type { TaggedSentence, TaggedText, Word } from '../../../language/tagged-text.ts'
import {
  articles,
  meansPrepositions,
  negativePronouns,
  negatives,
  placePrepositions,
  questionWords,
  relatives,
  whenWhile,
  wordClass,
} from '../../../language/word-classes.ts'
import { commaRule, eachComma } from './comma-rule.ts'

const clauseStarters = wordClass(
  questionWords,
  'then now here there when if as where who unfortunately sometimes',
)
const furtherClauseWords = wordClass(relatives, whenWhile, 'because if')

/** Words that continue the same clause: "even if", "but in", "or to". */
const even = wordClass(
  meansPrepositions,
  placePrepositions,
  'if when before after for as without during among under',
)
const denials = wordClass(negativePronouns, negatives, 'nor neither hardly without cannot', /n't$/)
const just = wordClass(
  articles,
  meansPrepositions,
  placePrepositions,
  'just only merely simply of for as to because that',
)

/** "It works, even in the rain" and "It is slow, but steady" -> no comma; "a right, not a luxury" -> "a right and not a luxury". */
export const freerLightCommas = commaRule(
  {
    name: 'freer-light-commas',
    mode: 'strong',
    gain: 0.4,
    reason: 'A comma that many people leave out here.',
  },
  (sentence, text) => eachComma(sentence, (comma) => insteadOf(sentence, text, comma)),
)

function insteadOf({ words }: TaggedSentence, text: TaggedText, at: number): string | undefined {
  const [mark, joint, next] = [words[at] as Word, words[at + 1], words[at + 2]]
  if (!joint || !next || mark.locked || joint.locked || text.cover[mark.start] === 1) return undefined
  if (at < 3 || !/^\p{L}/u.test(next.lower) || isOneOfTwo(words, at)) return undefined
  if (joint.lower === 'even')
    return even.has(next.lower) && !words.slice(0, at).some(isDenial) ? '' : undefined
  if (joint.lower === 'but') return isPhrase(words, at) ? '' : undefined
  if (joint.lower === 'or') return isChoice(words, at) ? '' : undefined
  if (joint.lower === 'not') return isContrast(words, at) ? ' and' : undefined
  return undefined
}

const isDenial = ({ lower }: Word) => denials.has(lower)

/** Reports whether another comma is near: a list, or an aside between two marks. */
function isOneOfTwo(words: readonly Word[], at: number): boolean {
  return words.some(
    ({ lower }, i) => i !== at && (lower === ',' || /^[;:—–-]$/.test(lower)) && i > at - 8 && i < at + 8,
  )
}

/** "slow, but steady", "not only here, but also there": no second clause. */
function isPhrase(words: readonly Word[], at: number): boolean {
  const rest = words.slice(at + 2)
  const [first] = rest
  if (!first || clauseStarters.has(first.lower)) return false
  if (/^is/.test(first.lower)) return false
  if (/^(?:VERB|AUX)$/.test(first.tag)) return /ed$|[^s]s$|n't$/.test(first.lower) && !hasVerbLater(rest)
  if (/^(?:DET|NOUN)$/.test(first.tag))
    return words.slice(0, at).some(({ lower }) => lower === 'not') && !hasFiniteVerb(rest, 0, rest.length)
  return /^(?:ADJ|ADP|ADV|PART)$/.test(first.tag) && !hasFiniteVerb(rest, 0, rest.length)
}

function hasVerbLater(rest: readonly Word[]): boolean {
  return rest.some(({ lower }) => furtherClauseWords.has(lower))
}

/** "call us, or write to us": two of a kind. */
function isChoice(words: readonly Word[], at: number): boolean {
  const [prior, next] = [words[at - 1] as Word, words[at + 2] as Word]
  if (
    /[?]/.test(words.at(-1)?.lower ?? '') ||
    words.slice(0, at).some(({ lower }) => /^(?:either|whether)$/.test(lower))
  )
    return false
  if (/^(?:VERB|ADP)$/.test(next.tag) || next.lower === 'to') return /^(?:NOUN|PRON|ADV|ADJ)$/.test(prior.tag)
  return false
}

/** "for everyone, not just the rich.": what something is and what it is not, to the end of the sentence. */
function isContrast(words: readonly Word[], at: number): boolean {
  const rest = words.slice(at + 2)
  if (rest.length < 2 || rest.length > 12 || words.slice(0, at).some(isDenial)) return false
  if (words.at(-1)?.lower !== '.' || hasFiniteVerb(rest, 0, rest.length)) return false
  const [first] = rest
  const [prior] = words.slice(at - 1)
  return (
    (just.has(first?.lower) || /^(?:ADJ|NOUN)$/.test(first?.tag ?? '')) &&
    /^(?:NOUN|ADJ|PRON|PROPN)$/.test(prior?.tag ?? '') &&
    hasFiniteVerb(words, 1, at)
  )
}
