import { indexPatterns } from '../match.ts'
import { compilePatterns } from '../patterns.ts'
import { phrasesOf } from '../phrases.ts'
import { proposeFromList } from '../propose.ts'
import type { Mode, Rule } from './rule.ts'

/** A rule that is a word list: see patterns.ts for how its lines are written. */
export function listRule(name: string, mode: Mode, reason: string, list: string, gain = 1): Rule {
  const patterns = compilePatterns(list)
  const index = indexPatterns(patterns)
  return {
    name,
    mode,
    phrases: phrasesOf(patterns),
    find: (sentence, text) => proposeFromList(index, { rule: name, reason, gain }, sentence, text),
  }
}
