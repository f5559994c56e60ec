import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [['In recent years, the city has grown.', 'In recent years the city has grown.']],
  silent: ['In 2020, the city grew.', 'In fact, the city grew.', 'After eating, the dog slept.'],
}
