import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['The authors validate their method on two sets.', 'The authors validate the method on two sets.'],
    ['The cooks are masters of their craft.', 'The cooks are masters of the craft.'],
    ['The team lost in their next match.', 'The team lost in the next match.'],
  ],
  silent: ['She praised their method of work.', 'They compare their method with ours.'],
}
