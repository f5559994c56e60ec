import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    [
      'The shop on the corner sells fruit, including pears and plums.',
      'The shop on the corner sells fruit (including pears and plums).',
    ],
  ],
  silent: [
    'The shop on the corner sells fruit, including pears, and opens at noon.',
    'The shop (on the corner) sells fruit, including pears and plums.',
    'It sells fruit, including pears and plums.',
  ],
}
