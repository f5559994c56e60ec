import type { TaggedSentence, TaggedText, Word } from '../tagged.ts'
import type { Proposal, Rule } from './rule.ts'
import { hasFiniteVerb, isPlainSentence } from './sentence-shape.ts'

const SHORT = 12
const TOGETHER_MAX = 24
const OPENERS = /^(?:it|they|this)$/
const NAMED_SUBJECT = /^(?:DET|NOUN|ADJ|PROPN)$/
const NEGATION = /^(?:not|no|never|nothing|nobody|none|cannot|without)$|n't$/

/** Joins two short neighbours, "It is small. It works well." -> "It is small, and it works well." */
export const shortSentences: Rule = {
  name: 'short-sentences',
  mode: 'balanced',
  phrases: [],
  find(sentence, text) {
    const next = text.sentences[sentence.index + 1]
    if (!next || next.paragraph !== sentence.paragraph) return []
    const proposal = join(sentence, next, text)
    return proposal ? [proposal] : []
  },
}

function join(sentence: TaggedSentence, next: TaggedSentence, text: TaggedText): Proposal | undefined {
  if (!isPlainSentence(sentence, text) || !isPlainSentence(next, text)) return undefined
  const length = sentence.words.length + next.words.length
  if (Math.min(sentence.words.length, next.words.length) > SHORT || length > TOGETHER_MAX) return undefined
  if (Math.min(sentence.words.length, next.words.length) < 4) return undefined
  if (
    [...sentence.words, ...next.words].some((word) =>
      /^(?:and|but|or|so|because|while|although|if|when|,)$/.test(word.lower),
    )
  )
    return undefined
  if (
    !NAMED_SUBJECT.test(sentence.words[0]?.tag ?? '') ||
    !hasFiniteVerb(sentence.words, 1, sentence.words.length)
  )
    return undefined
  if ([...sentence.words, ...next.words].some((word) => NEGATION.test(word.lower))) return undefined
  const stop = sentence.words.at(-1) as Word
  const first = next.words[0] as Word
  const verb = next.words[1]
  if (!OPENERS.test(first.lower) || verb?.tag === 'NOUN' || verb?.tag === 'ADJ') return undefined
  if (text.text.slice(stop.end, first.start) !== ' ') return undefined
  return {
    rule: 'short-sentences',
    reason: 'Two short sentences of one thought, joined.',
    gain: 0.8,
    trusted: true,
    inserted: '',
    parts: [{ start: stop.start, end: first.end, after: `, and ${first.lower}` }],
  }
}
