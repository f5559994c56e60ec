import type { Rule } from '../rule.ts'
import { isReportBehind } from './sentence-shape.ts'

const OPENERS =
  /^(?:in|on|at|by|after|before|during|throughout|within|across|under|for|since|until|today|now|then|here|sometimes|often|usually|recently|perhaps|later|soon|over)$/
/** Adverbs that take no comma before a pronoun in people's writing. */
const ADVERBS =
  /^(?:finally|eventually|currently|initially|originally|historically|traditionally|generally|typically|occasionally|gradually|suddenly|ultimately|together|overall|personally|normally|basically|previously|first)$/
const PRONOUNS = /^(?:i|we|you|he|she|it|they|there)$/
const WORDS_MAX = 4

/** "In recent years, the city grew" -> "In recent years the city grew": no comma after a short opening. */
export const openingCommas: Rule = {
  name: 'opening-commas',
  mode: 'balanced',
  phrases: [],
  find(sentence, text) {
    const { words } = sentence
    const comma = words.findIndex((word) => word.lower === ',')
    const isAdverb = comma === 1 && ADVERBS.test(words[0]?.lower ?? '')
    if (comma < 1 || comma > WORDS_MAX || !(isAdverb || OPENERS.test(words[0]?.lower ?? ''))) return []
    if (
      words
        .slice(0, comma)
        .some(
          (word) =>
            /ing$/.test(word.lower) ||
            word.tag === 'VERB' ||
            /^(?:fact|addition|contrast|short|conclusion|summary|particular|example|instance|all|hand|contrary)$/.test(
              word.lower,
            ),
        )
    )
      return []
    const next = words[comma + 1]
    const mark = words[comma]
    if (!next || !mark || mark.locked || text.cover[mark.start] === 1) return []
    if (isReportBehind(words, comma) || (isAdverb && !PRONOUNS.test(next.lower))) return []
    if (
      !/^(?:the|a|an|it|they|he|she|we|i|you|there|this|these|many|people|most|some|several|each|our|my|your|its|their)$/.test(
        next.lower,
      )
    )
      return []
    if (words[comma - 1]?.tag === 'NUM' || /^\d/.test(words[comma - 1]?.lower ?? '')) return []
    const part = { start: mark.start, end: mark.end, after: '' }
    return [
      {
        rule: 'opening-commas',
        reason: 'No comma after a short opening.',
        gain: 0.4,
        inserted: '',
        parts: [part],
      },
    ]
  },
}
