import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['It is hard to use in real-world scenarios.', 'It is hard to use in practice.'],
    ['The service was top-notch.', 'The service was excellent.'],
    ['He is well-known for his work.', 'He is well known for his work.'],
    ['This place is a must-visit for families.', 'This place is a must for families.'],
    ['It was a time-consuming process.', 'It was a slow process.'],
  ],
  silent: [
    'He is a well-known man.',
    'It works in real-world applications that need speed.',
    'The decision-making process of the board is slow.',
    'He has a pre-existing condition.',
    'It is not a one-size-fits-all world.',
  ],
}
