import { clausesOf } from '../../../language/clauses.ts'
import { hasFiniteVerb } from '../../../language/sentence-shape.ts'
import type { TaggedSentence } from '../../../language/tagged-text.ts'
import {
  clauseCoordinators,
  concessives,
  conditionals,
  coordinators,
  negativePronouns,
  relatives,
  subjectPronouns,
  whenWhile,
  wordClass,
} from '../../../language/word-classes.ts'
import { reasonOf } from '../../../proposals/reasons.ts'
import type { Rule } from '../../../proposals/rule.ts'
import { joined, type Neighbours, neighboursOf } from '../shape-change.ts'

const unclearWords = wordClass(negativePronouns, 'and no what')

const togetherMax = 34
const togetherMin = 12
const halfMin = 4
/** Longer sentences of one subject stay apart. */
const sharedMax = 12
const sharedMin = 5
const namedSubject = /^(?:DET|NOUN|ADJ|PROPN|PRON|NUM)$/
const undecided = wordClass(
  concessives,
  conditionals,
  negativePronouns,
  'while whether not never neither either but yet',
  /n't$/,
)

const label = { rule: 'short-sentences', reason: reasonOf('one-thought-joined'), gain: 0.5 }

/** Joins two neighbours, "It is small. But it works." -> "It is small, but it works." */
export const shortSentences: Rule = {
  name: 'short-sentences',
  mode: 'balanced',
  phrases: [],
  find(sentence, text) {
    const pair = neighboursOf(sentence, text)
    if (!pair) return []
    const [one, two] = pair.sizes
    if (one <= sharedMax && Math.min(one, two) >= sharedMin && shareSubject(sentence, pair.next))
      return [joined({ ...label, reason: reasonOf('one-subject-joined'), gain: 0.7 }, pair, ' and')]
    const after = isOneThought(sentence, pair) ? opening(pair.next) : undefined
    return after === undefined ? [] : [joined(label, pair, `, ${after}`)]
  },
}

function isOneThought(sentence: TaggedSentence, { sizes: [one, two] }: Neighbours): boolean {
  const { words } = sentence
  if (one + two > togetherMax || one + two < togetherMin || Math.min(one, two) < halfMin) return false
  if (!namedSubject.test(words[0]?.tag ?? '') || !hasFiniteVerb(words, 1, words.length)) return false
  return !words.some((word) => undecided.has(word.lower) || unclearWords.has(word.lower))
}

const oneClause = wordClass(
  coordinators,
  relatives,
  whenWhile,
  ', if because although as so not never to said says think thought',
  /n't$/,
)

/** "She woke up. She saw the light.": the same person with two verbs in the same tense. */
function shareSubject(sentence: TaggedSentence, next: TaggedSentence): boolean {
  const [subject, other, verb] = [sentence.words[0], next.words[0], next.words[1]]
  if (!subjectPronouns.has(subject?.lower) || other?.lower !== subject?.lower || !verb || verb.locked)
    return false
  if (sentence.words.some((word) => oneClause.has(word.lower))) return false
  if (next.words.some((word) => /^(?:;|not|never)$|n't$/.test(word.lower))) return false
  const [first, second] = [clausesOf(sentence).main, clausesOf(next).main]
  if (!first?.clauseForm || first.clauseForm !== second?.clauseForm || first.negated) return false
  if (first.voice !== second.voice || second.index > 2) return false
  if (sentence.words[first.index]?.lower === next.words[second.index]?.lower) return false
  return !hasFiniteVerb(sentence.words, first.index + 2, sentence.words.length)
}

/** Returns "but" for "But the …", if a clause follows the conjunction. */
function opening({ words: [first, second] }: TaggedSentence): string | undefined {
  if (!first || !clauseCoordinators.has(first.lower) || second?.tag === 'PUNCT') return undefined
  return first.lower === 'so' && !subjectPronouns.has(second?.lower) ? undefined : first.lower
}
