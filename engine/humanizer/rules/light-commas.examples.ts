import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [['He stayed at home, because it rained.', 'He stayed at home because it rained.']],
  silent: [
    'The visit was quick and easy, including the free parking.',
    'This means that, for once, the road is free.',
    'Tools, such as hammers, are heavy.',
  ],
}
