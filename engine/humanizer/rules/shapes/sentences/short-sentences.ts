import { clausesOf } from '../../../language/clauses.ts'
import { hasFiniteVerb } from '../../../language/sentence-shape.ts'
import type { TaggedSentence } from '../../../language/tagged-text.ts'
import {
  coordinators,
  relatives,
  subjectPronouns,
  whenWhile,
  wordClass,
} from '../../../language/word-classes.ts'
import { reasonOf } from '../../../proposals/reasons.ts'
import type { Rule } from '../../../proposals/rule.ts'
import { joined, neighboursOf } from '../shape-change.ts'

/** Longer sentences of one subject stay apart. */
const sharedMax = 12
const sharedMin = 5

const label = { rule: 'short-sentences', reason: reasonOf('one-subject-joined'), gain: 0.7 }

/** Joins two short neighbours: "She woke up. She saw the light." -> "She woke up and saw the light." */
export const shortSentences: Rule = {
  name: 'short-sentences',
  mode: 'balanced',
  phrases: [],
  find(sentence, text) {
    const pair = neighboursOf(sentence, text)
    if (!pair) return []
    const [one, two] = pair.sizes
    const isShort = one <= sharedMax && Math.min(one, two) >= sharedMin
    return isShort && shareSubject(sentence, pair.next) ? [joined(label, pair)] : []
  },
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
