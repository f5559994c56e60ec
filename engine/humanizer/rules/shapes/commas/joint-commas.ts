import type { Mode } from '../../../../choices.ts'
import { hasFiniteVerb, isPlainSentence } from '../../../language/sentence-shape.ts'
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
import type { Rule } from '../../../proposals/rule.ts'

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
export const jointCommas: Rule = {
  name: 'joint-commas',
  mode: 'balanced',
  phrases: [],
  find(sentence, text, { mode }) {
    if (!isPlainSentence(sentence, text)) return []
    const { words } = sentence
    const at = words.findIndex((word, i) => word.lower === ',' && andBut.has(words[i + 1]?.lower))
    const mark = words[at]
    if (at === -1 || !mark || text.cover[mark.start] === 1) return []
    const from = startOfClause(words, at)
    if (from === undefined || at - from > clauseMax[mode] || at - from < clauseMin) return []
    if (words.length - at > clauseMax[mode] + 3 || !isClause(words, at + 2, mode)) return []
    if (!hasFiniteVerb(words, from + 1, at)) return []
    if (words.slice(from, at).some((word) => subordinate.has(word.lower))) return []
    const reason = 'Two short clauses need no comma between them.'
    const part = { start: mark.start, end: mark.end, after: '' }
    return [{ rule: 'joint-commas', reason, gain: 0.5, inserted: '', parts: [part] }]
  },
}

/** The first word of the clause before a comma: of the sentence, or behind its short opening. */
function startOfClause(words: readonly Word[], at: number): number | undefined {
  const commas = words.slice(0, at).flatMap((word, i) => (word.lower === ',' ? [i] : []))
  const [opening] = commas
  if (opening === undefined) return 0
  return commas.length === 1 && opening <= openerMax && !hasFiniteVerb(words, 0, opening)
    ? opening + 1
    : undefined
}

/** A pronoun and a verb, or a short named subject and a verb that can be told. */
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
