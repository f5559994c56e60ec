import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ["The heat isn't a problem.", 'The heat is not a problem.'],
    ["It doesn't work.", 'It does not work.'],
  ],
  silent: ["It's raining, isn't it?", "It's been a year.", "Why doesn't he come?"],
}
