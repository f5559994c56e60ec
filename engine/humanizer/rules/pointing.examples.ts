import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['Despite these challenges, the town grew.', 'Even so, the town grew.'],
    ['This ensures that each state has a say.', 'That way each state has a say.'],
    ['The reason for this is simple.', 'The reason is simple.'],
    ['Many of these plants died.', 'Many of the plants died.'],
  ],
  silent: ['Despite these challenges in the market, sales grew.', 'Many of these are new.'],
}
