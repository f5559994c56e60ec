import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [['He stayed at home, because it rained.', 'He stayed at home because it rained.']],
  silent: ['Tools, such as hammers, are heavy.'],
}
