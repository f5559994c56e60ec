import type { Mode } from '../../../../choices.ts'
import { commasOf, hasFiniteVerb } from '../../../language/sentence-shape.ts'
import type { Word } from '../../../language/tagged-text.ts'
import {
  andOr,
  articles,
  concessives,
  formsOfBe,
  formsOfHave,
  frequencyAdverbs,
  relatives,
  storyWords,
  whenWhile,
  wordClass,
} from '../../../language/word-classes.ts'
import type { Rule } from '../../../proposals/rule.ts'
import { bracketed, hasBrackets } from '../shape-change.ts'

const quantityNouns = wordClass('couple few pair bit lot')
const lastItemOpeners = wordClass(articles, 'no some its their most much half')
const furtherClauseWords = wordClass(relatives, whenWhile, 'but because if')
const phraseBreakers = wordClass(relatives, 'but not no')

const mainMin = 4
const asideMin = 2
const asideMax = 15
const clauses = wordClass(concessives, 'which where')
const limits = wordClass(frequencyAdverbs, 'especially particularly mostly mainly even')
const others = wordClass('like without or')
/** Maximum size of a contrast ("not …"). A longer one would move the sentence's emphasis into the brackets. */
const contrastMax = 7

const label = { rule: 'closing-asides', reason: 'An aside at the end, put in brackets.', gain: 1.2 }

/** "The pool is small, although it is clean." -> "The pool is small (although it is clean)." */
export const closingAsides: Rule = {
  name: 'closing-asides',
  mode: 'balanced',
  phrases: [],
  find(sentence, text, settings) {
    const { words } = sentence
    const stop = words.at(-1)
    if (stop?.lower !== '.' || stop.locked || text.cover[stop.start] === 1) return []
    const open = words.findLastIndex((word) => word.lower === ',')
    const from = words[open]?.start ?? sentence.end
    if (/[()[\]"“”:;\n]| [-–—] |[–—]/.test(text.text.slice(from, sentence.end))) return []
    if (/[()[\]\n]/.test(text.text.slice(sentence.start, from)) || hasBrackets(sentence, text)) return []
    if (open < mainMin || !isAside(words, open) || isPointed(words, open, settings.mode)) return []
    const proposal = bracketed(label, text, from, words[open + 1] as Word, stop)
    return proposal ? [proposal] : []
  },
}

/** "a right, not a luxury": in brackets the contrast loses some of its weight. */
function isPointed(words: readonly Word[], open: number, mode: Mode): boolean {
  return mode !== 'strong' && words[open + 1]?.lower === 'not'
}

function isAside(words: readonly Word[], open: number): boolean {
  const aside = words.slice(open + 1, -1)
  const first = aside[0]?.lower ?? ''
  if (aside.length < asideMin || aside.length > asideMax) return false
  if (!hasFiniteVerb(words, 1, open)) return false
  // "the close-knit, sometimes intrusive nature of the town": the comma joins two adjectives.
  if (words[open - 1]?.tag === 'ADJ' && aside[0]?.tag === 'ADV' && aside[1]?.tag === 'ADJ') return false
  const lists = words.slice(0, open).some((word) => word.lower === ',') && !startsWithOpener(words, open)
  if (lists && !(clauses.has(first) || limits.has(first) || /^(?:not|rather)$/.test(first))) return false
  if (lists && first === 'not' && words.slice(open - 4, open).some((word) => word.lower === ',')) return false
  if (clauses.has(first)) return isClause(words, open, aside)
  if (first !== 'as' && hasFiniteVerb(aside, 0, aside.length)) return false
  if (limits.has(first))
    return isPhrase(aside.slice(1)) && /^(?:ADP|SCONJ|ADV|DET|NOUN|ADJ)$/.test(aside[1]?.tag ?? '')
  if (first === 'with')
    return (
      isPhrase(aside.slice(1).filter((word) => !/ing$/.test(word.lower))) &&
      /^(?:DET|ADJ|NOUN|NUM)$/.test(aside[1]?.tag ?? '')
    )
  if (first === 'as' && (aside[1]?.tag === 'VERB' || aside[1]?.lower === 'well'))
    return isPhrase(aside.slice(2)) && !/ing$/.test(aside[1]?.lower ?? '')
  if (others.has(first)) return isPhrase(aside.slice(1)) && words[open - 1]?.tag === 'NOUN'
  if (first === 'not' || (first === 'rather' && aside[1]?.lower === 'than'))
    return (
      aside.length <= contrastMax &&
      isPhrase(aside.slice(first === 'not' ? 1 : 2)) &&
      !words.slice(0, open).some((word) => /^not$|n't$/.test(word.lower))
    )
  if (first === 'from') return isPhrase(aside.slice(1)) && aside.some((word) => word.lower === 'to')
  if (first !== 'a' && first !== 'an') return false
  if (quantityNouns.has(aside[1]?.lower) || /^(?:just|only)$/.test(words[0]?.lower ?? '')) return false
  if (endsList(aside) || words.slice(0, open).some(({ lower }) => lower === ':')) return false
  return isPhrase(aside) && /^(?:NOUN|PROPN)$/.test(words[open - 1]?.tag ?? '') && !words.some(isStoryWord)
}

/** "of a target, an offender and the absence of a guardian", "two hats, a scarf and gloves": the last of several things. */
function endsList(aside: readonly Word[]): boolean {
  const and = aside.findIndex(({ lower }) => andOr.has(lower))
  if (and === -1) return false
  const next = aside[and + 1]?.lower ?? ''
  return lastItemOpeners.has(next) || aside.slice(0, and).every(({ tag }) => tag !== 'ADP')
}

/** In a story the apposition is an image, and brackets would spoil it. */
function isStoryWord(word: Word): boolean {
  return storyWords.has(word.lower)
}

/** Reports whether the only other comma follows an opening phrase: "In May, the road …". */
function startsWithOpener(words: readonly Word[], open: number): boolean {
  const commas = commasOf(words, 0, open)
  return commas.length === 1 && (commas[0] ?? 0) <= 6 && /^(?:ADP|ADV|SCONJ)$/.test(words[0]?.tag ?? '')
}

/** "which …" about the thing that was named last, "although …" about the whole: one clause, no more. */
function isClause(words: readonly Word[], open: number, aside: readonly Word[]): boolean {
  if (!hasFiniteVerb(aside, 1, aside.length)) return false
  if (aside.slice(1).some((word) => furtherClauseWords.has(word.lower))) return false
  if (aside[0]?.lower === 'where') return words[open - 1]?.tag === 'NOUN' && !words.some(isStoryWord)
  if (aside[0]?.lower !== 'which') return true
  return words[open - 1]?.tag === 'NOUN' && describes.has(aside[1]?.lower)
}

/** "which was new" tells of the thing; "which left her alone" goes on with what happened, and is no aside. */
const describes = wordClass(formsOfBe, formsOfHave, 'can may might usually often also')

function isPhrase(words: readonly Word[]): boolean {
  return words.every(
    (word) =>
      /^(?:NOUN|ADJ|DET|ADP|CCONJ|PROPN|NUM|PRON|ADV)$/.test(word.tag) && !phraseBreakers.has(word.lower),
  )
}
