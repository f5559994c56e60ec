import { indexPatterns } from '../match.ts'
import { compilePatterns } from '../patterns.ts'
import { proposeFromList } from '../propose.ts'
import type { Mode, Rule } from './rule.ts'

/** A rule that is a word list: see patterns.ts for how its lines are written. */
export function listRule(name: string, mode: Mode, reason: string, list: string, gain = 1): Rule {
  const index = indexPatterns(compilePatterns(list))
  return {
    name,
    mode,
    find: (sentence, text) => proposeFromList(index, { rule: name, reason, gain }, sentence, text),
  }
}
