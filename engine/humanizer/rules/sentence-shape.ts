import { IRREGULAR_VERBS } from '../../lexicon/humanizer-verbs.ts'
import { isDeterminer } from '../grammar.ts'
import type { TaggedSentence, TaggedText, Word } from '../tagged.ts'

const FINITE = new Set(
  "is are was were am has have had does do did can could will would shall should may might must isn't aren't wasn't weren't don't doesn't didn't hasn't haven't can't couldn't won't wouldn't".split(
    ' ',
  ),
)

export type Tense = 'past' | 'present' | undefined

/** The tense of a main clause `[from, to)`; undefined where it has a modal, a negation, or signs of both. */
export function tenseOf(words: readonly Word[], from: number, to: number): Tense {
  let past = 0
  let present = 0
  for (let i = from; i < to; i++) {
    const word = words[i] as Word
    if (
      /^(?:can|could|will|would|shall|should|may|might|must|not|never|no|cannot|if|unless)$|n't$/.test(
        word.lower,
      )
    )
      return undefined
    if (/^(?:was|were|had|did)$/.test(word.lower)) past++
    else if (/^(?:is|are|am|has|have|does|do)$/.test(word.lower)) present++
    else if (word.tag !== 'VERB' || /ing$/.test(word.lower)) continue
    else if (isPast(word.lower)) past += follows(words, i) || isReduced(words, i) ? 0 : 1
    else if (/[^s]s$/.test(word.lower) || isBarePresent(words, i)) present++
  }
  if (past > 0 === present > 0) return undefined
  return past > 0 ? 'past' : 'present'
}

const IRREGULAR_PASTS = new Set(
  [...IRREGULAR_VERBS].flatMap(([base, [past]]) => (past === base ? [] : [past])),
)

/** "results compared to others": the participle of a clause without its "that are". */
function isReduced(words: readonly Word[], index: number): boolean {
  return (
    /^(?:by|to|with|in|on|from|as|for|under)$/.test(words[index + 1]?.lower ?? '') &&
    words[index - 1]?.tag === 'NOUN'
  )
}

/** "roads often divide": a bare verb after a plural or a pronoun. */
function isBarePresent(words: readonly Word[], index: number): boolean {
  let at = index - 1
  while (at >= 0 && words[at]?.tag === 'ADV') at--
  const prior = words[at]
  if (!prior) return false
  return (
    (prior.tag === 'NOUN' && /[^s]s$/.test(prior.lower)) ||
    /^(?:i|we|you|they|people|that|which|who)$/.test(prior.lower)
  )
}

function isPast(form: string): boolean {
  return /ed$/.test(form) || IRREGULAR_PASTS.has(form)
}

/** A participle after a form of be or have carries no tense of its own. */
function follows(words: readonly Word[], index: number): boolean {
  const prior = words[index - 1]
  return (
    prior !== undefined &&
    (FINITE.has(prior.lower) || prior.tag === 'AUX' || isDeterminer(prior) || prior.tag === 'ADJ')
  )
}

export function hasFiniteVerb(words: readonly Word[], from: number, to: number): boolean {
  for (let i = from; i < Math.min(to, words.length); i++) {
    const word = words[i] as Word
    if (FINITE.has(word.lower) || word.tag === 'AUX') return true
    if (word.tag === 'VERB' && !/ing$/.test(word.lower) && words[i - 1]?.lower !== 'to') return true
  }
  return false
}

/** Prose that ends in a full stop, with nothing locked around its marks: safe to cut or to join. */
export function isPlainSentence(sentence: TaggedSentence, text: TaggedText): boolean {
  const last = sentence.words.at(-1)
  if (last?.lower !== '.' || last.locked) return false
  return !/["“”«»()[\]\n:;–—]| - /.test(text.text.slice(sentence.start, sentence.end))
}

export function upperFirst(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

/** A first word as it stands inside a sentence; undefined where that cannot be told from a name. */
export function lowerFirst(word: Word): string | undefined {
  if (word.lower === 'i' || /^i'/.test(word.lower)) return word.text
  if (/^(?:PROPN|NUM|X|SYM)$/.test(word.tag) || word.locked || !/^\p{Lu}\p{Ll}*$/u.test(word.text))
    return undefined
  if (/^(?:DET|PRON|AUX|ADP|SCONJ|CCONJ|ADV|PART)$/.test(word.tag) || /s$/.test(word.lower))
    return word.text.toLowerCase()
  return undefined
}

/** Words of a stretch, marks not counted. */
export function sizeOf(words: readonly Word[]): number {
  return words.filter((word) => word.tag !== 'PUNCT').length
}
