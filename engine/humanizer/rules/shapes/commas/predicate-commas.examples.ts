import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [['The shop opened in May, and has grown since.', 'The shop opened in May and has grown since.']],
  silent: ['The shop opened in May, and it has grown since.', 'He ran, jumped, and swam home.'],
}
