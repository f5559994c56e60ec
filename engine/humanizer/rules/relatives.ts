import { RELATIVES } from '../../lexicon/humanizer-relatives.ts'
import type { TaggedSentence } from '../tagged.ts'
import { listRule } from './list-rule.ts'
import type { Rule } from './rule.ts'

const list = listRule('relatives', 'balanced', 'People say "which" here as often as "that".', RELATIVES, 0.3)

export const relatives: Rule = {
  ...list,
  find: (sentence, text, settings) =>
    list
      .find(sentence, text, settings)
      .filter(({ parts: [part] }) => part && isEveryOther(part.start) && !isSubject(sentence, part.start)),
}

/** "For a pilot that is good news.": nothing has been said of anybody yet, so that "that" may be what it is said of. */
function isSubject({ words }: TaggedSentence, start: number): boolean {
  const earlier = words.filter((word) => word.start < start)
  return earlier[0]?.tag === 'ADP' && !earlier.some(({ tag }) => tag === 'VERB' || tag === 'AUX')
}

/** All of them would be a habit of its own. */
function isEveryOther(place: number): boolean {
  return Math.imul(place + 7, 0x9e3779b1) >>> 31 === 0
}
