import { clausesOf } from '../../../language/clauses.ts'
import { hasFiniteVerb, sizeOf } from '../../../language/sentence-shape.ts'
import type { TaggedSentence, Word } from '../../../language/tagged-text.ts'
import {
  clauseCoordinators,
  concessives,
  conditionals,
  coordinators,
  negativePronouns,
  personPronouns,
  pluralPeople,
  possessives,
  relatives,
  subjectPronouns,
  whenWhile,
  wordClass,
} from '../../../language/word-classes.ts'
import type { Rule } from '../../../proposals/rule.ts'
import { joined, type Neighbours, neighboursOf } from '../shape-change.ts'

const unclearWords = wordClass(negativePronouns, 'and no what')
const irregularPlurals = wordClass(pluralPeople, 'police data')
const severalSubjects = wordClass(personPronouns, 'and')

const togetherMax = 34
const togetherMin = 12
const halfMin = 4
/** Up to this many words the first clause takes no comma before what is joined to it. */
const lightMax = 14
const butMax = 9
/** Longer sentences of one subject stay apart. */
const sharedMax = 12
const sharedMin = 5
const openers = wordClass('it they this')
const namedSubject = /^(?:DET|NOUN|ADJ|PROPN|PRON|NUM)$/
const undecided = wordClass(
  concessives,
  conditionals,
  negativePronouns,
  'while whether not never neither either but yet',
  /n't$/,
)

const label = { rule: 'short-sentences', reason: 'Two sentences of one thought, joined.', gain: 0.5 }

/** Joins two neighbours, "It is small. It works well." -> "It is small, and it works well." */
export const shortSentences: Rule = {
  name: 'short-sentences',
  mode: 'balanced',
  phrases: [],
  find(sentence, text) {
    const pair = neighboursOf(sentence, text)
    if (!pair) return []
    const [one, two] = pair.sizes
    if (one <= sharedMax && Math.min(one, two) >= sharedMin && shareSubject(sentence, pair.next))
      return [
        joined({ ...label, reason: 'Two sentences about one subject, joined.', gain: 0.7 }, pair, ' and'),
      ]
    const after = isOneThought(sentence, pair) ? opening(pair.next, sentence) : undefined
    if (after === undefined) return []
    const isLight =
      one <= (pair.next.words[0]?.lower === 'but' ? butMax : lightMax) &&
      [sentence, pair.next].every(({ words }) => words.every(({ lower }) => lower !== ',')) &&
      !looksLikeList(sentence, pair.next)
    return [joined(label, pair, isLight ? after : `,${after}`)]
  },
}

/** "We make presence and the decision is …": without a comma the new subject reads like a second object. */
function looksLikeList({ words }: TaggedSentence, next: TaggedSentence): boolean {
  return (
    /^(?:and|so)$/.test(next.words[0]?.lower ?? '') &&
    /^(?:NOUN|PROPN)$/.test(words.at(-2)?.tag ?? '') &&
    /^(?:DET|NOUN|ADJ|PROPN|NUM)$/.test(next.words[1]?.tag ?? '')
  )
}

function isOneThought(sentence: TaggedSentence, { next, sizes: [one, two] }: Neighbours): boolean {
  const { words } = sentence
  const least = isParallel(sentence, next) ? parallelMin : togetherMin
  if (one + two > togetherMax || one + two < least || Math.min(one, two) < halfMin) return false
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

const named = wordClass(possessives, 'the').without('your')
const parallelMin = 8
const parallelMax = 11

/** "The food was good. The service was slow.": two things said to be so, in one form. */
function isParallel(sentence: TaggedSentence, next: TaggedSentence): boolean {
  if (![sentence, next].every(({ words }) => named.has(words[0]?.lower) && sizeOf(words) <= parallelMax))
    return false
  if (next.words.some((word) => undecided.has(word.lower) || word.lower === ';')) return false
  const [first, second] = [clausesOf(sentence).main, clausesOf(next).main]
  if (!first || !second || first.from !== 0 || second.from !== 0) return false
  if (hasFiniteVerb(sentence.words, first.index + 1, sentence.words.length)) return false
  return first.voice === 'copula' && second.voice === 'copula' && first.clauseForm === second.clauseForm
}

/** "It" goes on with one thing, "they" with several: the subject of the first sentence has to be what the second is about. */
function agrees(pronoun: string, sentence: TaggedSentence): boolean {
  const { main } = clausesOf(sentence)
  if (!main) return false
  if (pronoun === 'this') return true
  const subject = sentence.words.slice(main.from, main.index)
  const head = subject.find(
    (word, i) => /^(?:NOUN|PROPN)$/.test(word.tag) && !/^(?:NOUN|PROPN)$/.test(subject[i + 1]?.tag ?? ''),
  )
  if (!head) return false
  const several = /[^s]s$/.test(head.lower) || irregularPlurals.has(head.lower)
  return several === (pronoun === 'they') && !subject.some((word) => severalSubjects.has(word.lower))
}

/** " but the …" for "But the …", and " and it …" for "It …", where the second sentence is a plain statement. */
function opening(next: TaggedSentence, sentence: TaggedSentence): string | undefined {
  const [first, second] = next.words as [Word, Word?]
  if (first.lower === 'so' && !subjectPronouns.has(second?.lower)) return undefined
  if (clauseCoordinators.has(first.lower)) return second?.tag === 'PUNCT' ? undefined : ` ${first.lower}`
  if (isParallel(sentence, next)) return ` and ${first.lower}`
  if (!openers.has(first.lower) || !/^(?:AUX|VERB|ADV)$/.test(second?.tag ?? '')) return undefined
  if (next.words.some((word) => undecided.has(word.lower) || word.lower === ';')) return undefined
  if (!/^(?:DET|NOUN|ADJ|PROPN)$/.test(sentence.words[0]?.tag ?? '')) return undefined
  return agrees(first.lower, sentence) ? ` and ${first.lower}` : undefined
}
