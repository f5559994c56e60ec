import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['In recent years, it has grown.', 'In recent years it has grown.'],
    ['Eventually, they came home.', 'Eventually they came home.'],
  ],
  silent: [
    'In the end, she thinks, we will win.',
    'On the contrary, it is sound.',
    'In 2020, it grew.',
    'Now, the concern about cost is real.',
    'Before that, they were stable.',
    'In fact, it grew.',
    'Eventually, the city grew.',
    'However, it grew.',
    'After eating, he slept.',
  ],
}
