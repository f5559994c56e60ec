import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['It is important to note that the sample was small.', 'The sample was small.'],
    ["In today's fast-paced world, people eat late.", 'Today, people eat late.'],
  ],
  silent: [
    'The teacher said it is important to note that the sample was small.',
    '"It is important to note that the sample was small," he said.',
  ],
}
