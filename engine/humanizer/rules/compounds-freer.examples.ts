import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['It is crucial for long-term success.', 'It is crucial for success over time.'],
    ['Being on time is non-negotiable.', 'Being on time is a must.'],
    ['The law had far-reaching consequences.', 'The law had serious consequences.'],
  ],
  silent: [
    'It does not force trade-offs between food aid and roads.',
    'It has immediate and long-term benefits.',
    'We traded long-term growth for short-term gain.',
    'A heart-wrenching novel won.',
  ],
}
