import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['It is a system where each vote counts.', 'It is a system in which each vote counts.'],
    ['They know how it works.', 'They know the way it works.'],
  ],
  silent: ['This is the house where she lives.', 'They know how to swim.', 'Each of them came.'],
}
