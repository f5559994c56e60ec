import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  tone: 'casual',
  fires: [
    ['I think it is a good plan.', "I think it's a good plan."],
    ['You do not know him.', "You don't know him."],
  ],
  silent: ['I know what it is.', 'He is taller than they are.'],
}
