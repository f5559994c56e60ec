import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['He stayed at home, because it rained.', 'He stayed at home because it rained.'],
    ['The fee rose. This means less money.', 'The fee rose. That means less money.'],
  ],
  silent: ['Tools, such as hammers, are heavy.', 'This is a test.'],
}
