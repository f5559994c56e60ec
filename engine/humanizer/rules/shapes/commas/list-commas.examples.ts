import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [['We sell apples, pears, and plums.', 'We sell apples, pears and plums.']],
  silent: [
    'They earn more, even with debt, and graduates in particular report progress.',
    'He came home, and she left.',
    'They met Smith, Jones, and Brown.',
  ],
}
