import type { Mode } from '../../../../choices.ts'
import { hasFiniteVerb } from '../../../language/sentence-shape.ts'
import type { Word } from '../../../language/tagged-text.ts'
import { reasonOf } from '../../../proposals/reasons.ts'
import type { Rule } from '../../../proposals/rule.ts'
import { bracketed, hasBrackets } from '../shape-change.ts'

const mainMin = 4
const asideMin = 2
const asideMax = 15
const clauses = /^(?:which|where|although|though)$/
const limits = /^(?:especially|particularly|mostly|mainly|usually|often|sometimes|even)$/
const others = /^(?:like|without|or)$/
/** What something is not: short, or the weight of the sentence would be in the brackets. */
const contrastMax = 7

const label = { rule: 'closing-asides', reason: reasonOf('aside-in-brackets'), gain: 1.2 }

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
  const lists = words.slice(0, open).some((word) => word.lower === ',') && !startsWithOpener(words, open)
  if (lists && !(clauses.test(first) || limits.test(first) || /^(?:not|rather)$/.test(first))) return false
  if (lists && first === 'not' && words.slice(open - 4, open).some((word) => word.lower === ',')) return false
  if (clauses.test(first)) return isClause(words, open, aside)
  if (first !== 'as' && hasFiniteVerb(aside, 0, aside.length)) return false
  if (limits.test(first))
    return isPhrase(aside.slice(1)) && /^(?:ADP|SCONJ|ADV|DET|NOUN|ADJ)$/.test(aside[1]?.tag ?? '')
  if (first === 'with')
    return (
      isPhrase(aside.slice(1).filter((word) => !/ing$/.test(word.lower))) &&
      /^(?:DET|ADJ|NOUN|NUM)$/.test(aside[1]?.tag ?? '')
    )
  if (first === 'as' && (aside[1]?.tag === 'VERB' || aside[1]?.lower === 'well'))
    return isPhrase(aside.slice(2)) && !/ing$/.test(aside[1]?.lower ?? '')
  if (others.test(first)) return isPhrase(aside.slice(1)) && words[open - 1]?.tag === 'NOUN'
  if (first === 'not' || (first === 'rather' && aside[1]?.lower === 'than'))
    return (
      aside.length <= contrastMax &&
      isPhrase(aside.slice(first === 'not' ? 1 : 2)) &&
      !words.slice(0, open).some((word) => /^not$|n't$/.test(word.lower))
    )
  if (first === 'from') return isPhrase(aside.slice(1)) && aside.some((word) => word.lower === 'to')
  if (first !== 'a' && first !== 'an') return false
  if (
    /^(?:couple|few|pair|bit|lot)$/.test(aside[1]?.lower ?? '') ||
    /^(?:just|only)$/.test(words[0]?.lower ?? '')
  )
    return false
  if (endsList(aside) || words.slice(0, open).some(({ lower }) => lower === ':')) return false
  return isPhrase(aside) && /^(?:NOUN|PROPN)$/.test(words[open - 1]?.tag ?? '') && !words.some(isTold)
}

/** "of a target, an offender and the absence of a guardian", "two hats, a scarf and gloves": the last of several things. */
function endsList(aside: readonly Word[]): boolean {
  const and = aside.findIndex(({ lower }) => /^(?:and|or)$/.test(lower))
  if (and === -1) return false
  const next = aside[and + 1]?.lower ?? ''
  return (
    /^(?:a|an|the|no|some|its|their|most|much|half)$/.test(next) ||
    aside.slice(0, and).every(({ tag }) => tag !== 'ADP')
  )
}

/** In a story the apposition is an image, and brackets would spoil it. */
function isTold(word: Word): boolean {
  return /^(?:i|he|she|his|her|my|him|me|was|were|had|felt|seemed)$/.test(word.lower)
}

/** The one other comma stands after an opening phrase: "In May, the road …". */
function startsWithOpener(words: readonly Word[], open: number): boolean {
  const commas = words.slice(0, open).flatMap((word, i) => (word.lower === ',' ? [i] : []))
  return commas.length === 1 && (commas[0] ?? 0) <= 6 && /^(?:ADP|ADV|SCONJ)$/.test(words[0]?.tag ?? '')
}

/** "which …" about the thing that was named last, "although …" about the whole: one clause, no more. */
function isClause(words: readonly Word[], open: number, aside: readonly Word[]): boolean {
  if (!hasFiniteVerb(aside, 1, aside.length)) return false
  if (aside.slice(1).some((word) => /^(?:that|which|who|but|because|if|when|while)$/.test(word.lower)))
    return false
  if (aside[0]?.lower === 'where') return words[open - 1]?.tag === 'NOUN' && !words.some(isTold)
  if (aside[0]?.lower !== 'which') return true
  return words[open - 1]?.tag === 'NOUN' && describes.test(aside[1]?.lower ?? '')
}

/** "which was new" tells of the thing; "which left her alone" goes on with what happened, and is no aside. */
const describes = /^(?:is|are|was|were|has|have|had|can|may|might|usually|often|also)$/

function isPhrase(words: readonly Word[]): boolean {
  return words.every(
    (word) =>
      /^(?:NOUN|ADJ|DET|ADP|CCONJ|PROPN|NUM|PRON|ADV)$/.test(word.tag) &&
      !/^(?:but|that|which|who|not|no)$/.test(word.lower),
  )
}
