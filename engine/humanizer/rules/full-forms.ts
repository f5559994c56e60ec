import { FULL_FORMS } from '../../lexicon/humanizer-full-forms.ts'
import { listRule } from './list-rule.ts'
import type { Rule } from './rule.ts'

const list = listRule(
  'full-forms',
  'balanced',
  'People write the full form here more often.',
  FULL_FORMS,
  0.4,
)

export const fullForms: Rule = {
  ...list,
  find(sentence, text, settings) {
    if (settings.contract) return []
    const proposals = list.find(sentence, text, settings)
    return settings.speaks ? proposals.filter(({ parts }) => isEveryOther(parts[0]?.start ?? 0)) : proposals
  },
}

/** People who contract do not do so everywhere. */
function isEveryOther(place: number): boolean {
  return Math.imul(place + 1, 0x9e3779b1) >>> 31 === 0
}
