import { RELATIVES } from '../../lexicon/humanizer-relatives.ts'
import { listRule } from './list-rule.ts'
import type { Rule } from './rule.ts'

const list = listRule('relatives', 'balanced', 'People say "which" here as often as "that".', RELATIVES, 0.3)

export const relatives: Rule = {
  ...list,
  find: (sentence, text, settings) =>
    list.find(sentence, text, settings).filter(({ parts }) => isEveryOther(parts[0]?.start ?? 0)),
}

/** All of them would be a habit of its own. */
function isEveryOther(place: number): boolean {
  return Math.imul(place + 7, 0x9e3779b1) >>> 31 === 0
}
