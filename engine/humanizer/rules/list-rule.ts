import { indexPatterns, type PatternIndex } from '../match.ts'
import { compilePatterns } from '../patterns.ts'
import { phrasesOf } from '../phrases.ts'
import { proposeFromList } from '../propose.ts'
import type { Mode, Rule } from './rule.ts'

/** A rule that is a word list: see patterns.ts for how its lines are written. They are read when a mode first asks for them. */
export function listRule(name: string, mode: Mode, reason: string, list: string, gain = 1): Rule {
  let index: PatternIndex | undefined
  return {
    name,
    mode,
    get phrases() {
      return phrasesOf(compilePatterns(list))
    },
    find(sentence, text) {
      index ??= indexPatterns(compilePatterns(list))
      return proposeFromList(index, { rule: name, reason, gain }, sentence, text)
    },
  }
}
