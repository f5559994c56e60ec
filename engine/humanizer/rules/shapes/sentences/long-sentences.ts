import { hasFiniteVerb } from '../../../language/sentence-shape.ts'
import type { TaggedSentence, TaggedText, Word } from '../../../language/tagged-text.ts'
import {
  articles,
  clauseCoordinators,
  nearDemonstratives,
  possessives,
  quantifiers,
  relatives,
  subjectPronouns,
  subordinators,
  wordClass,
} from '../../../language/word-classes.ts'
import { reasonOf } from '../../../proposals/reasons.ts'
import type { Proposal, Rule } from '../../../proposals/rule.ts'
import { cut } from '../shape-change.ts'

const openingSubordinators = wordClass(subordinators, 'not neither either both despite').without('where than')
const reportsAndClauses = wordClass(relatives, 'where whether if because said says believe think argue')
const watchingVerbs = wordClass('watch see hear let')
const innerRelatives = wordClass(relatives, 'where when')

const long = 18
/** In Strong a shorter one keeps its "but", and loses the comma before it: models open a sentence with "But" more often than people. */
const longWithBut = 30
const halfMin = 5
const subjects = wordClass(
  articles,
  nearDemonstratives,
  possessives,
  quantifiers,
  subjectPronouns,
  'that there people',
)

/** Words that start a clause after a semicolon, and no item of a list. */
const halves = wordClass(
  subjects,
  "it's that's there's he's she's they're we're you're i'm i'd we've you've they've",
)

const label = { rule: 'long-sentences', reason: reasonOf('long-sentence-cut') }

/** Cuts a long sentence at ", and it …", ", but the …" or "; …" where both halves can stand alone. */
export const longSentences: Rule = {
  name: 'long-sentences',
  mode: 'balanced',
  phrases: [],
  find(sentence, text, { mode }) {
    if (sentence.words.at(-1)?.lower !== '.') return []
    if (/["“”«»()[\]\n:]/.test(text.text.slice(sentence.start, sentence.end))) return []
    const { words } = sentence
    const proposals: Proposal[] = []
    const keepsBut = mode === 'strong' && words.length < longWithBut
    for (let i = halfMin; i < words.length - halfMin; i++) {
      if (keepsBut && words[i + 1]?.lower === 'but') continue
      const proposal = cutAt(sentence, text, i)
      if (proposal) proposals.push(proposal)
    }
    return proposals
  },
}

function cutAt(sentence: TaggedSentence, text: TaggedText, index: number): Proposal | undefined {
  const { words } = sentence
  const mark = words[index] as Word
  const joint = words[index + 1] as Word
  if (mark.lower === ';' && words.filter((word) => word.lower === ';').length > 1) return undefined
  if (mark.lower === ';') return halves.has(joint.lower) ? build(sentence, text, index, index + 1) : undefined
  if (sentence.words.length < long || mark.lower !== ',' || !clauseCoordinators.has(joint.lower))
    return undefined
  const subject = words[index + 2]
  if (!subject || !subjects.has(subject.lower)) return undefined
  // ", so it arrives whole" may be a purpose, which has no sentence of its own.
  if (joint.lower === 'so') return undefined
  if (joint.lower === 'but' && words.slice(0, index).some((word) => /^not$|n't$/.test(word.lower)))
    return undefined
  if (joint.lower === 'and' && (listsThings(words, index) || isWatched(words, index))) return undefined
  if (joint.lower === 'and')
    return subjectPronouns.has(subject.lower) ? build(sentence, text, index, index + 2) : undefined
  return build(sentence, text, index, index + 1)
}

function build(sentence: TaggedSentence, text: TaggedText, mark: number, next: number): Proposal | undefined {
  const { words } = sentence
  const from = words[mark] as Word
  const to = words[next] as Word
  if (text.cover.subarray(from.start, to.end).includes(1)) return undefined
  if (isShared(words, next)) return undefined
  if (words.slice(next).some((word, i, half) => word.lower === ',' && half[i + 1]?.lower === 'that'))
    return undefined
  if (isInserted(words, next)) return undefined
  if (!startsFinite(words, 0, mark) || !startsFinite(words, next, words.length)) return undefined
  if (openingSubordinators.has(words[0]?.lower)) return undefined
  if (from.lower !== ';' && words.slice(0, mark).some((word) => reportsAndClauses.has(word.lower)))
    return undefined
  return cut({ ...label, gain: from.lower === ';' ? 1.2 : 0.6 }, words, mark, next)
}

/** "her work, and her letters, are linked": both are subjects of the verb after the second comma. */
function isShared(words: readonly Word[], from: number): boolean {
  const verb = words.findIndex((word, i) => i > from && word.tag === 'AUX')
  return words[verb - 1]?.lower === ',' && !hasFiniteVerb(words, from + 1, verb - 1)
}

/** "The one thing he saw, and he saw it at once, was that …": the first half continues after the second. */
function isInserted(words: readonly Word[], from: number): boolean {
  return words.some(({ tag }, i) => i > from && tag === 'AUX' && words[i - 1]?.lower === ',')
}

/** "to watch a table become a shop, and a shop become three": both are watched. */
function isWatched(words: readonly Word[], index: number): boolean {
  return (
    /^(?:DET|NOUN|ADJ)$/.test(words[index + 2]?.tag ?? '') &&
    words.slice(0, index).some(({ lower }, i) => watchingVerbs.has(lower) && words[i + 1]?.tag === 'DET')
  )
}

/**
 * Reports whether a finite verb follows soon after the start, but not after an "and": then the half is a clause, not
 * a list item.
 */
function startsFinite(words: readonly Word[], from: number, to: number): boolean {
  const relative = words.slice(from, to).findIndex((word) => innerRelatives.has(word.lower))
  const until = relative > 0 ? from + relative : to
  const second = words.findIndex(
    ({ lower }, i) => i > from && i < to && lower === 'and' && /^(?:AUX|VERB)$/.test(words[i + 1]?.tag ?? ''),
  )
  const end = Math.min(to, until, from + 9, second > 0 ? second : to)
  return words
    .slice(0, end)
    .some((_word, i) => i > from && hasFiniteVerb(words, i, i + 1) && !isAttribute(words, i))
}

/** "the chosen hero": a participle before its noun. */
function isAttribute(words: readonly Word[], index: number): boolean {
  return words[index]?.tag === 'VERB' && articles.has(words[index - 1]?.lower)
}

/** "a, b, and the c": another comma shortly before, or a row of clauses. */
function listsThings(words: readonly Word[], index: number): boolean {
  if (words.slice(2, index).some((word, i) => word.lower === ',' && subjects.has(words[i + 3]?.lower)))
    return true
  return words.slice(Math.max(0, index - 6), index).some((word) => word.lower === ',')
}
