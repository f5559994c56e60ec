import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['The coat keeps you warm, even in the snow.', 'The coat keeps you warm even in the snow.'],
    ['The world looked familiar, but strangely empty.', 'The world looked familiar but strangely empty.'],
    ['The plan works for everyone, not just the rich.', 'The plan works for everyone and not just the rich.'],
  ],
  silent: [
    'It rained all day, but they came.',
    'He rents a car, but a detour costs him an hour.',
    'The food was not hot, not even warm.',
    'It never worked, even in the snow.',
  ],
}
