import type { TaggedSentence, TaggedText, Word } from '../tagged.ts'
import type { Proposal, Rule } from './rule.ts'
import { hasFiniteVerb, isPlainSentence, sizeOf } from './sentence-shape.ts'

const TOGETHER_MAX = 34
const TOGETHER_MIN = 12
const HALF_MIN = 4
/** Up to this many words the first clause takes no comma before what is joined to it. */
const LIGHT_MAX = 11
const OPENERS = /^(?:it|they|this)$/
const JOINTS = /^(?:but|and|so|yet)$/
const NAMED_SUBJECT = /^(?:DET|NOUN|ADJ|PROPN|PRON|NUM)$/
const UNDECIDED = /^(?:if|while|although|though|unless|whether|not|never|neither|either|but|yet)$|n't$/

/** Joins two neighbours, "It is small. It works well." -> "It is small, and it works well." */
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
  const [one, two] = [sizeOf(sentence.words), sizeOf(next.words)]
  if (one + two > TOGETHER_MAX || one + two < TOGETHER_MIN || Math.min(one, two) < HALF_MIN) return undefined
  if (
    !NAMED_SUBJECT.test(sentence.words[0]?.tag ?? '') ||
    !hasFiniteVerb(sentence.words, 1, sentence.words.length)
  )
    return undefined
  if (sentence.words.some((word) => UNDECIDED.test(word.lower) || word.lower === 'and')) return undefined
  const stop = sentence.words.at(-1) as Word
  const first = next.words[0] as Word
  if (first.locked || text.text.slice(stop.end, first.start) !== ' ') return undefined
  const after = opening(next, sentence)
  if (after === undefined) return undefined
  return {
    rule: 'short-sentences',
    reason: 'Two sentences of one thought, joined.',
    gain: 0.5,
    trusted: true,
    inserted: '',
    shape: { before: [one, two], after: [one + two] },
    parts: [{ start: stop.start, end: first.end, after: one > LIGHT_MAX ? `,${after}` : after }],
  }
}

/** " but the …" for "But the …", and " and it …" for "It …", where the second sentence is a plain statement. */
function opening(next: TaggedSentence, sentence: TaggedSentence): string | undefined {
  const [first, second] = next.words as [Word, Word?]
  if (JOINTS.test(first.lower)) return second?.tag === 'PUNCT' ? undefined : ` ${first.lower}`
  if (!OPENERS.test(first.lower) || !/^(?:AUX|VERB|ADV)$/.test(second?.tag ?? '')) return undefined
  if (next.words.some((word) => UNDECIDED.test(word.lower) || word.lower === ';')) return undefined
  if (!/^(?:DET|NOUN|ADJ|PROPN)$/.test(sentence.words[0]?.tag ?? '')) return undefined
  return ` and ${first.lower}`
}
