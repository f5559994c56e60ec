import type { Rule } from './rule.ts'
import { hasFiniteVerb, isPlainSentence } from './sentence-shape.ts'

const CLAUSE_MAX = 13
const CLAUSE_MIN = 3
const SUBJECT = /^(?:it|they|he|she|we|i|you|this|that|there|these|those)$/

/** "It rained hard, and they stayed in." -> "It rained hard and they stayed in.": two short clauses need no comma. */
export const jointCommas: Rule = {
  name: 'joint-commas',
  mode: 'balanced',
  phrases: [],
  find(sentence, text) {
    if (!isPlainSentence(sentence, text)) return []
    const { words } = sentence
    const commas = words.flatMap((word, i) => (word.lower === ',' ? [i] : []))
    const [at] = commas
    if (at === undefined || commas.length > 1 || at > CLAUSE_MAX || words.length - at > CLAUSE_MAX + 3)
      return []
    if (words[at + 1]?.lower !== 'and' || !SUBJECT.test(words[at + 2]?.lower ?? '')) return []
    if (!hasFiniteVerb(words, 1, at) || !hasFiniteVerb(words, at + 3, words.length) || at < CLAUSE_MIN)
      return []
    if (words.slice(0, at).some((word) => /^(?:and|or|if|when|while|because|although)$/.test(word.lower)))
      return []
    const mark = words[at]
    if (!mark || text.cover[mark.start] === 1) return []
    const reason = 'Two short clauses need no comma between them.'
    const part = { start: mark.start, end: mark.end, after: '' }
    return [{ rule: 'joint-commas', reason, gain: 0.5, trusted: true, inserted: '', parts: [part] }]
  },
}
