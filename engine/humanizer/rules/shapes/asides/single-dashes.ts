import { mainVerbOf } from '../../../language/main-verb.ts'
import { hasFiniteVerb } from '../../../language/sentence-shape.ts'
import type { TaggedSentence, TaggedText, Word } from '../../../language/tagged-text.ts'
import {
  clauseCoordinators,
  concessives,
  demonstratives,
  subjectPronouns,
  wordClass,
} from '../../../language/word-classes.ts'
import { reasonOf } from '../../../proposals/reasons.ts'
import type { Proposal, Rule } from '../../../proposals/rule.ts'
import { cut } from '../shape-change.ts'

const dash = /^[-\u2013\u2014]{1,2}$/
/** Words that take a comma as well as a dash before them. */
const joints = wordClass(clauseCoordinators, concessives, 'or because which who')
const subject = wordClass(demonstratives, subjectPronouns, 'there')
const shortened = wordClass("it's that's there's he's she's they're we're you're")
const halfMin = 4

const label = { rule: 'single-dashes', reason: reasonOf('dash-replaced') }

/** One dash in a sentence: a comma before a conjunction or preposition, a full stop before a clause of its own. */
export const singleDashes: Rule = {
  name: 'single-dashes',
  mode: 'clean',
  phrases: [],
  find(sentence, text) {
    const { words } = sentence
    const dashes = words.flatMap((word, i) => (dash.test(word.lower) && isFree(text, word) ? [i] : []))
    const [at] = dashes
    if (at === undefined || dashes.length > 1 || at < halfMin || words.length - at < halfMin) return []
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
  if (next.lower === prior.lower) return undefined
  if (joints.has(next.lower)) {
    if (words.slice(0, at).some(({ lower }) => lower === ',')) return undefined
    if (next.lower === 'and' && words[at + 2]?.lower === 'that') return undefined
    const part = { start: prior.end, end: next.end, after: `, ${next.text}` }
    return { ...label, gain: 0.9, inserted: '', parts: [part] }
  }
  const stands =
    shortened.has(next.lower) ||
    (subject.has(next.lower) && hasFiniteVerb(words, at + 2, at + (/^th[aio]/.test(next.lower) ? 3 : 5)))
  if (!stands || !isWhole(words, at) || words.at(-1)?.lower !== '.') return undefined
  return cut({ ...label, gain: 1 }, words, at, at + 1)
}

const contracted = /n't$|'(?:s|re|ve|ll|d|m)$/
/** A contracted verb this near the start is the main verb: "The plan isn't". */
const subjectMax = 4

/** Reports whether the words before a dash are a sentence, and not only a subject that "it" takes up again. */
function isWhole(words: readonly Word[], dash: number): boolean {
  if (!hasFiniteVerb(words, 0, dash)) return false
  const comma = words.slice(0, dash).findIndex((word) => word.lower === ',')
  const opens = /^(?:DET|NOUN|PROPN|NUM)$/.test(words[0]?.tag ?? '')
  if (opens && comma > 0 && !hasFiniteVerb(words, 0, comma)) return false
  const start = words.slice(0, subjectMax)
  return mainVerbOf(words, 0, dash) !== undefined || start.some((word) => contracted.test(word.lower))
}
