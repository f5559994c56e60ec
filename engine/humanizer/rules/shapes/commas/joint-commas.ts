import type { Mode } from '../../../../choices.ts'
import { clausesOf } from '../../../language/clauses.ts'
import { commasOf, hasFiniteVerb, isPlainSentence } from '../../../language/sentence-shape.ts'
import type { Word } from '../../../language/tagged-text.ts'
import {
  andBut,
  andOr,
  articles,
  demonstratives,
  possessives,
  quantifiers,
  relatives,
  subjectPronouns,
  whenWhile,
  wordClass,
} from '../../../language/word-classes.ts'
import { commaRule } from './comma-rule.ts'

const clauseMax: Record<Mode, number> = { clean: 15, balanced: 15, strong: 20 }
const clauseMin = 3
const openerMax = 6
const subject = wordClass(demonstratives, subjectPronouns, 'there')
const named = wordClass(articles, possessives, quantifiers, 'people')
const subordinate = wordClass(
  andOr,
  relatives,
  whenWhile,
  'if because although whether how why not neither both',
  /n't$/,
)

/** "It rained hard, and they stayed in." -> "It rained hard and they stayed in.": two short clauses need no comma. */
export const jointCommas = commaRule(
  {
    name: 'joint-commas',
    mode: 'balanced',
    gain: 0.5,
    reason: 'Two short clauses need no comma between them.',
  },
  (sentence, text, { mode }) => {
    if (!isPlainSentence(sentence, text)) return []
    const { words } = sentence
    const comma = words.findIndex((word, i) => word.lower === ',' && andBut.has(words[i + 1]?.lower))
    const mark = words[comma]
    if (comma === -1 || !mark || text.cover[mark.start] === 1) return []
    const from = startOfClause(words, comma)
    if (from === undefined || comma - from > clauseMax[mode] || comma - from < clauseMin) return []
    if (words.length - comma > clauseMax[mode] + 3 || !isClause(words, comma + 2, mode)) return []
    if (!hasFiniteVerb(words, from + 1, comma)) return []
    if (words.slice(from, comma).some((word) => subordinate.has(word.lower))) return []
    return [{ comma, after: '' }]
  },
)

/** "It opened in May, and has grown since" -> no comma: one subject, two verbs. */
export const predicateCommas = commaRule(
  {
    name: 'predicate-commas',
    mode: 'balanced',
    gain: 0.5,
    reason: 'No comma between two verbs of one subject.',
  },
  (sentence, text) => {
    const { words } = sentence
    const [comma, second] = clausesOf(sentence).commas
    if (comma === undefined || second !== undefined) return []
    const [mark, verb] = [words[comma], words[comma + 2]]
    if (!mark || !verb || mark.locked || text.cover[mark.start] === 1) return []
    const joinsVerbs = words[comma + 1]?.lower === 'and' && /^(?:VERB|AUX)$/.test(verb.tag)
    return joinsVerbs && !/ing$/.test(verb.lower) ? [{ comma, after: '' }] : []
  },
)

/** Returns the first word of the clause before a comma: the first of the sentence, or the first after a short opening. */
function startOfClause(words: readonly Word[], at: number): number | undefined {
  const commas = commasOf(words, 0, at)
  const [opening] = commas
  if (opening === undefined) return 0
  return commas.length === 1 && opening <= openerMax && !hasFiniteVerb(words, 0, opening)
    ? opening + 1
    : undefined
}

/** Reports whether a pronoun and a verb follow, or a short subject and a recognizable verb. */
function isClause(words: readonly Word[], from: number, mode: Mode): boolean {
  const first = words[from]?.lower ?? ''
  if (words.slice(from).some((word) => word.lower === ',')) return false
  if (subject.has(first)) return hasFiniteVerb(words, from + 1, Math.min(words.length, from + 4))
  if (!named.has(first)) return false
  for (let i = from + 1; i < Math.min(words.length, from + 6); i++) {
    const word = words[i] as Word
    if (word.tag === 'AUX' && !/ing$/.test(word.lower)) return i > from + 1
    if (mode === 'strong' && word.tag === 'VERB' && /ed$|[^s]s$/.test(word.lower)) return i > from + 1
    if (!/^(?:NOUN|ADJ|DET)$/.test(word.tag)) return false
  }
  return false
}
