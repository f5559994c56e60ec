import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['I think it is a good plan.', "I think it's a good plan."],
    ['You do not know him.', "You don't know him."],
  ],
  silent: ['I know what it is.', 'The committee does not need a ticket.'],
}
