import type { TaggedSentence, TaggedText, Word } from '../tagged.ts'
import type { Proposal, Rule } from './rule.ts'
import { hasFiniteVerb, sizeOf, upperFirst } from './sentence-shape.ts'

const DASH = /^[-\u2013\u2014]{1,2}$/
/** Words that take a comma as well as a dash before them. */
const JOINTS =
  /^(?:and|but|or|so|yet|which|who|with|without|from|even|especially|including|because|though|although|where|when|as|like|whether|for|in|on|at|by|to|just|perhaps|almost|often|always|never)$/
const SUBJECT = /^(?:it|they|he|she|we|you|i|this|that|these|those|there)$/
const HALF_MIN = 4

/** One dash in a sentence: a comma before a conjunction or preposition, a full stop before a clause of its own. */
export const singleDashes: Rule = {
  name: 'single-dashes',
  mode: 'clean',
  phrases: [],
  find(sentence, text) {
    const { words } = sentence
    const dashes = words.flatMap((word, i) => (DASH.test(word.lower) && isFree(text, word) ? [i] : []))
    const [at] = dashes
    if (at === undefined || dashes.length > 1 || at < HALF_MIN || words.length - at < HALF_MIN) return []
    if (/["\u201c\u201d()[\]:;\n?]/.test(text.text.slice(sentence.start, sentence.end))) return []
    const proposal = replace(sentence, text, at)
    return proposal ? [proposal] : []
  },
}

function isFree(text: TaggedText, { start, end }: Word): boolean {
  const spaced = text.text.charAt(start - 1) === ' ' && text.text.charAt(end) === ' '
  return spaced || /[\u2013\u2014]/.test(text.text.slice(start, end))
}

function replace(sentence: TaggedSentence, text: TaggedText, at: number): Proposal | undefined {
  const { words } = sentence
  const [prior, next] = [words[at - 1] as Word, words[at + 1] as Word]
  if (prior.locked || next.locked || prior.tag === 'PUNCT' || next.tag === 'PUNCT') return undefined
  if (text.cover.subarray(prior.end, next.start + 1).includes(1)) return undefined
  const span = { start: prior.end, end: next.end }
  const common = {
    rule: 'single-dashes',
    reason: 'A dash that a comma or a full stop replaces.',
    trusted: true,
    inserted: '',
  }
  if (JOINTS.test(next.lower)) return { ...common, gain: 0.9, parts: [{ ...span, after: `, ${next.text}` }] }
  const stands = SUBJECT.test(next.lower) && hasFiniteVerb(words, at + 2, Math.min(words.length, at + 5))
  if (!stands || !hasFiniteVerb(words, 0, at) || words.at(-1)?.lower !== '.') return undefined
  const shape = { before: [sizeOf(words)], after: [sizeOf(words.slice(0, at)), sizeOf(words.slice(at))] }
  return { ...common, gain: 1, shape, parts: [{ ...span, after: `. ${upperFirst(next.text)}` }] }
}
