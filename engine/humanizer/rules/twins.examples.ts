import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['Keep it clear and concise.', 'Keep it clear.'],
    ['They improved and enhanced the road.', 'They improved the road.'],
    ['It takes hard work and dedication.', 'It takes hard work.'],
  ],
  silent: ['It brings challenges and opportunities.', 'Bread and butter.'],
}
