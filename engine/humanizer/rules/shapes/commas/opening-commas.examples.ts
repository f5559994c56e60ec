import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['In recent years, the city has grown.', 'In recent years the city has grown.'],
    ['Eventually, they came home.', 'Eventually they came home.'],
  ],
  silent: [
    'In the end, she thinks, we will win.',
    'On the contrary, the plan is sound.',
    'In 2020, the city grew.',
    'In fact, the city grew.',
    'Eventually, the city grew.',
    'However, it grew.',
    'After eating, the dog slept.',
  ],
}
