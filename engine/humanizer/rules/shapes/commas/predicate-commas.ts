import type { Rule } from '../../../proposals/rule.ts'

/** "It opened in May, and has grown since" -> no comma: one subject, two verbs. */
export const predicateCommas: Rule = {
  name: 'predicate-commas',
  mode: 'balanced',
  phrases: [],
  find(sentence, text) {
    const { words } = sentence
    const commas = words.flatMap((word, i) => (word.lower === ',' ? [i] : []))
    const [index] = commas
    if (index === undefined || commas.length > 1) return []
    const mark = words[index]
    const verb = words[index + 2]
    if (!mark || !verb || mark.locked || text.cover[mark.start] === 1) return []
    if (words[index + 1]?.lower !== 'and' || !/^(?:VERB|AUX)$/.test(verb.tag) || /ing$/.test(verb.lower))
      return []
    const part = { start: mark.start, end: mark.end, after: '' }
    const reason = 'No comma between two verbs of one subject.'
    return [{ rule: 'predicate-commas', reason, gain: 0.5, inserted: '', parts: [part] }]
  },
}
