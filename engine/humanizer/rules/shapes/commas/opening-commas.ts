import { isReportAfter } from '../../../language/sentence-shape.ts'
import {
  connectiveNouns,
  frequencyAdverbs,
  placePrepositions,
  stanceAdverbs,
  subjectPronouns,
  timeLinks,
  wordClass,
} from '../../../language/word-classes.ts'
import { reasonOf } from '../../../proposals/reasons.ts'
import { commaRule } from './comma-rule.ts'

const setNouns = wordClass(connectiveNouns, 'fact conclusion summary example instance all hand contrary')
const openers = wordClass(
  frequencyAdverbs,
  placePrepositions,
  timeLinks,
  `by during throughout within across under for today then here recently perhaps later soon
    over`,
)
/** Adverbs that take no comma before a pronoun in people's writing. */
const adverbs = wordClass(stanceAdverbs, 'personally basically first')
const pronouns = wordClass(subjectPronouns, 'there')
const wordsMax = 4

/**
 * "In recent years, it grew" -> "In recent years it grew": no comma after a short opening. Only before a pronoun,
 * because "Now the concern about" reads as one phrase.
 */
export const openingCommas = commaRule(
  { name: 'opening-commas', mode: 'balanced', gain: 0.4, reason: reasonOf('no-opening-comma') },
  ({ words }, text) => {
    const comma = words.findIndex((word) => word.lower === ',')
    const isAdverb = comma === 1 && adverbs.has(words[0]?.lower)
    if (comma < 1 || comma > wordsMax || !(isAdverb || openers.has(words[0]?.lower))) return []
    const isClause = words
      .slice(0, comma)
      .some((word) => /ing$/.test(word.lower) || word.tag === 'VERB' || setNouns.has(word.lower))
    if (isClause) return []
    const [mark, next] = [words[comma], words[comma + 1]]
    if (!next || !mark || mark.locked || text.cover[mark.start] === 1) return []
    if (isReportAfter(words, comma) || !pronouns.has(next.lower)) return []
    if (words[comma - 1]?.tag === 'DET' || words[comma - 1]?.tag === 'PRON') return []
    if (words[comma - 1]?.tag === 'NUM' || /^\d/.test(words[comma - 1]?.lower ?? '')) return []
    return [{ comma, after: '' }]
  },
)
