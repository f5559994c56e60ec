import { hasFiniteVerb } from '../../../language/sentence-shape.ts'
import type { TaggedSentence, TaggedText, Word } from '../../../language/tagged-text.ts'
import {
  clauseCoordinators,
  concessives,
  demonstratives,
  meansPrepositions,
  placePrepositions,
  storyWords,
  subjectPronouns,
  wordClass,
} from '../../../language/word-classes.ts'
import type { Proposal, Rule } from '../../../proposals/rule.ts'
import { bracketed, cut, hasBrackets } from '../shape-change.ts'

const dash = /^[-\u2013\u2014]{1,2}$/
/** Words that take a comma as well as a dash before them. */
const joints = wordClass(
  clauseCoordinators,
  concessives,
  meansPrepositions,
  placePrepositions,
  `or which who without even especially including because where when as like whether for to just
    perhaps almost often always never`,
)
/** Words that may also start a main clause, which a comma must not join. */
const loose = wordClass('even especially just perhaps almost often always never')
const subject = wordClass(demonstratives, subjectPronouns, 'there')
const shortened = wordClass("it's that's there's he's she's they're we're you're")
const halfMin = 4

const label = { rule: 'single-dashes', reason: 'A dash that a comma or a full stop replaces.' }

/** One dash in a sentence: a comma before a conjunction or preposition, a full stop before a clause of its own. */
export const singleDashes: Rule = {
  name: 'single-dashes',
  mode: 'clean',
  phrases: [],
  find(sentence, text, settings) {
    const { words } = sentence
    const dashes = words.flatMap((word, i) => (dash.test(word.lower) && isFree(text, word) ? [i] : []))
    const [at] = dashes
    if (at === undefined || dashes.length > 1 || at < halfMin || words.length - at < halfMin) return []
    if (/["\u201c\u201d()[\]:;\n?]/.test(text.text.slice(sentence.start, sentence.end))) return []
    const proposal = replace(sentence, text, at)
    const aside = settings.mode === 'clean' ? undefined : bracket(sentence, text, at)
    return [proposal, aside].filter((each) => each !== undefined)
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
  if (next.lower === 'just' && words[at + 2]?.tag === 'VERB') return undefined
  if (loose.has(next.lower) && hasFiniteVerb(words, at + 2, words.length)) return undefined
  if (joints.has(next.lower)) {
    const part = { start: prior.end, end: next.end, after: `, ${next.text}` }
    return { ...label, gain: 0.9, inserted: '', parts: [part] }
  }
  const stands =
    shortened.has(next.lower) ||
    (subject.has(next.lower) && hasFiniteVerb(words, at + 2, at + (/^th[aio]/.test(next.lower) ? 3 : 5)))
  if (!stands || !hasFiniteVerb(words, 0, at) || words.at(-1)?.lower !== '.') return undefined
  return cut({ ...label, gain: 1 }, words, at, at + 1)
}

const asideMax = 12
/** In a story a dash is a breath, and brackets would spoil it. */
const told = wordClass(storyWords, "isn't not no only neither too")

/** "a second road - a long one." -> "a second road (a long one)." */
function bracket(sentence: TaggedSentence, text: TaggedText, at: number): Proposal | undefined {
  const { words } = sentence
  const [first, stop] = [words[at + 1] as Word, words.at(-1) as Word]
  const aside = words.slice(at + 1, -1)
  if (stop.lower !== '.' || stop.locked || aside.length > asideMax || first.locked) return undefined
  if (!/^(?:DET|ADJ|NOUN|NUM)$/.test(first.tag) || hasFiniteVerb(aside, 0, aside.length)) return undefined
  if (
    aside.some((word) => word.lower === ',' || /ing$|'/.test(word.lower)) ||
    words.some((word) => told.has(word.lower))
  )
    return undefined
  if (!hasFiniteVerb(words, 0, at) || hasBrackets(sentence, text)) return undefined
  const from = (words[at - 1] as Word).end
  return bracketed(
    { ...label, reason: 'An aside behind a dash, put in brackets.', gain: 1.2 },
    text,
    from,
    first,
    stop,
  )
}
