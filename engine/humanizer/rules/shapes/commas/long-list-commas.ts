import { hasFiniteVerb } from '../../../language/sentence-shape.ts'
import type { TaggedSentence, TaggedText, Word } from '../../../language/tagged-text.ts'
import {
  andOr,
  articles,
  coordinators,
  demonstratives,
  indefiniteArticles,
  personPronouns,
  possessives,
  relatives,
  subjectPronouns,
  whenWhile,
  wordClass,
} from '../../../language/word-classes.ts'
import { reasonOf } from '../../../proposals/reasons.ts'
import { commaRule, eachComma, isOnlyList } from './comma-rule.ts'

const itemAdverbs = wordClass('even perhaps possibly eventually sometimes often')
const notItems = wordClass(demonstratives, subjectPronouns, 'one such what there all both each')
const itemEnds = wordClass(personPronouns, relatives, whenWhile, 'where if because so as than')
const gerundLeads = wordClass('as like of , including about on for from')

const itemMax = 10

/** "it has a long counter, red booths, and a tiled floor" -> no comma before "and"; and so for lists of verbs. */
export const longListCommas = commaRule(
  {
    name: 'long-list-commas',
    mode: 'strong',
    gain: 0.5,
    reason: reasonOf('no-list-comma'),
  },
  (sentence, text) =>
    eachComma(sentence, (comma) =>
      isLastOfList(sentence, text, comma) && isOnlyList(text) ? '' : undefined,
    ),
)

type Kind = 'thing' | 'ing' | 'to' | 'verb s' | 'verb past' | 'verb base'

/**
 * Returns the kinds of an item that starts here. "mixing" or "mixed" before a noun, or alone, may be a thing or an
 * action.
 */
function kindsOf(words: readonly Word[], from: number): readonly Kind[] {
  const at = itemAdverbs.has(words[from]?.lower) ? from + 1 : from
  const [word, next] = [words[at], words[at + 1]]
  if (!word || (word.locked && word.tag !== 'PROPN')) return []
  const isLoose = /^(?:NOUN|ADJ|PUNCT|CCONJ)$/.test(next?.tag ?? '')
  if (word.tag === 'VERB' && /ing$/.test(word.lower)) return isLoose ? ['ing', 'thing'] : ['ing']
  if (word.lower === 'to') return next?.tag === 'VERB' ? ['to'] : []
  if (word.tag === 'VERB') {
    const kind = verbKind(word.lower)
    return kind === 'verb past' && next?.tag === 'NOUN' ? [kind, 'thing'] : [kind]
  }
  if (notItems.has(word.lower)) return []
  return /^(?:NOUN|ADJ|DET|NUM|PROPN)$/.test(word.tag) || possessives.has(word.lower) ? ['thing'] : []
}

function verbKind(lower: string): Kind {
  if (/ed$/.test(lower)) return 'verb past'
  return /[^s]s$/.test(lower) ? 'verb s' : 'verb base'
}

function isLastOfList({ words }: TaggedSentence, text: TaggedText, at: number): boolean {
  const mark = words[at]
  if (mark?.lower !== ',' || mark.locked || text.cover[mark.start] === 1) return false
  if (!andOr.has(words[at + 1]?.lower)) return false
  const prior = words.slice(0, at).findLastIndex(({ lower }) => lower === ',')
  const item = words.slice(prior + 1, at)
  if (prior < 1 || item.length > itemMax || item.some(({ lower }) => joints.has(lower))) return false
  const last = lastItem(words, at + 2)
  if (last.length === 0 || (item.length === 1 && last.length === 1)) return false
  const isDouble = last.some(({ lower }) => andOr.has(lower))
  const isDone = last.some(({ lower, tag }, i) => tag === 'VERB' && andOr.has(last[i - 1]?.lower ?? lower))
  if (isCited(words, at, last)) return false
  const from = 1 + words.slice(0, prior).findLastIndex(({ lower }) => /^[;:—–-]$/.test(lower))
  const kinds = kindsOf(words, at + 2)
  return kindsOf(words, prior + 1).some((kind) => {
    if (!kinds.includes(kind) || (isDouble && (kind === 'thing' || isDone))) return false
    return kind === 'thing'
      ? isThings(words, from, prior, item, last)
      : isDoings(words, from, prior, item, kind)
  })
}

/** "Smith, Jones, and Brown (2004)", "Ellington, C. J., and Phipps": names in a citation, which must not change. */
function isCited(words: readonly Word[], at: number, last: readonly Word[]): boolean {
  const next = words[at + 2 + last.length]
  const near = [...words.slice(Math.max(0, at - 3), at), ...last]
  return (
    next?.lower === '(' ||
    near.some(({ text, tag }) => tag === 'NUM' || /^(?:\p{Lu}\.?|et|al|Co|Inc|LLP|LLC|Ltd)$/u.test(text))
  )
}

/** Words that join or open a clause: the item is none, or holds two of its own. */
const joints = wordClass(
  coordinators,
  relatives,
  whenWhile,
  'whose where if because as so ( ) : ; " “ ” — – -',
)

/** Returns the words after "and" up to the next mark or clause. */
function lastItem(words: readonly Word[], from: number): readonly Word[] {
  const rest = words.slice(from)
  const end = rest.findIndex(({ lower, tag }) => tag === 'PUNCT' || itemEnds.has(lower))
  return end === -1 ? rest : rest.slice(0, end)
}

/**
 * Reports whether the items are names of things: after a verb, with no verb in the last item, or together the subject
 * of a verb.
 */
function isThings(
  words: readonly Word[],
  from: number,
  prior: number,
  item: readonly Word[],
  last: readonly Word[],
): boolean {
  if (hasVerb(item) || isApposition(words, prior, item)) return false
  const head = words[prior - 1]
  const isGerund = head?.tag === 'VERB' && /ing$/.test(head.lower) && gerundLeads.has(words[prior - 2]?.lower)
  if (!/^(?:NOUN|PROPN|ADJ|NUM)$/.test(head?.tag ?? '') && !isGerund) return false
  const isSaid = hasFiniteVerb(words, from, prior)
  if (!isSaid && (/^(?:ADP|ADV|SCONJ)$/.test(words[from]?.tag ?? '') || prior - from > itemMax)) return false
  return !isSaid || !hasVerb(last)
}

/** A verb with a tense; "increased needs" holds none. */
function hasVerb(words: readonly Word[]): boolean {
  const plain = words.filter(
    ({ lower, tag }, i) =>
      !(tag === 'VERB' && /ed$/.test(lower) && /^(?:NOUN|ADJ)$/.test(words[i + 1]?.tag ?? '')),
  )
  return hasFiniteVerb(plain, 0, plain.length)
}

/** One thing named twice: "the beetle, Heteronychus, and the moth", "Tom, a doctor, and his wife". */
function isApposition(words: readonly Word[], prior: number, item: readonly Word[]): boolean {
  const [first] = item
  if (first?.tag === 'PROPN' && words[prior - 1]?.tag === 'NOUN') return true
  if (!articles.has(first?.lower) && !possessives.has(first?.lower)) return false
  if (words[prior - 1]?.tag === 'PROPN') return true
  const before = words.slice(Math.max(0, prior - 6), prior)
  const isNew = indefiniteArticles.has(first?.lower)
  return !before.some(
    ({ lower }) => indefiniteArticles.has(lower) || (!isNew && (lower === 'the' || possessives.has(lower))),
  )
}

/** Things done: each of the same form, and the first of them before the comma. */
function isDoings(
  words: readonly Word[],
  from: number,
  prior: number,
  item: readonly Word[],
  kind: Kind,
): boolean {
  if (hasFiniteVerb(item, 1, item.length)) return false
  if (kind === 'ing' || kind === 'to') return hasFiniteVerb(words, from, prior) || prior - from < itemMax
  if (item.some(({ lower }) => lower === 'by')) return false
  const first = words.slice(from, prior).some(({ tag, lower }) => tag === 'VERB' && verbKind(lower) === kind)
  return first || (kind === 'verb past' && hasFiniteVerb(words, from, prior))
}
