import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [['The rain was heavy, and they stayed at home.', 'The rain was heavy and they stayed at home.']],
  silent: [
    'The rain was heavy, cold, and it fell all day.',
    'If the rain is heavy, and they stay at home, all is well.',
    'He bought bread, and milk.',
  ],
}
