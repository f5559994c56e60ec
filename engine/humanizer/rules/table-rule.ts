import type { Mode } from '../../choices.ts'
import { indexPatterns, type PatternIndex } from '../patterns/match.ts'
import { compilePatterns } from '../patterns/patterns.ts'
import { proposeFromList } from '../patterns/propose.ts'
import type { ChangeReason } from '../proposals/reasons.ts'
import type { Rule } from '../proposals/rule.ts'
import { readConditions } from './conditions.ts'

/** One rule of a table, as `npm run rules` writes it into data/rules.json. */
export type CompiledRule = {
  name: string
  mode: Mode
  gain: number
  when: readonly string[]
  reason: ChangeReason
  /** Lines of the notation with all names replaced by their values. */
  lines: readonly string[]
}

/** The worth of a change that the user's tone asks for: it is made although the score of the text gains nothing by it. */
const askedGain = 20

/** The rule that a section of a table describes. Its lines are read when a mode first asks for them. */
export function tableRule(compiled: CompiledRule): Rule {
  const { name, mode, reason, lines, when } = compiled
  const applies = readConditions(when)
  const asked = when.length > 0
  const gain = asked ? compiled.gain + askedGain : compiled.gain
  let index: PatternIndex | undefined
  return {
    name,
    mode,
    phrases: [],
    find(sentence, text, settings) {
      if (!applies(settings)) return []
      index ??= indexPatterns(compilePatterns(lines))
      const found = proposeFromList(index, { rule: name, reason, gain }, sentence, text)
      return asked ? found.map((proposal) => ({ ...proposal, asked, inserted: '' })) : found
    },
  }
}
