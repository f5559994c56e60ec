import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['The law not only limits noise but also protects birds.', 'The law limits noise and protects birds.'],
  ],
  silent: [
    'It was not just a fleeting interest but a deep passion.',
    'Not only did it rain, but it also snowed.',
  ],
}
