import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['She hid her emotions.', 'She hid her feelings.'],
    ['He regrets his bad decisions.', 'He regrets his bad choices.'],
    ['They lack the resources to grow.', 'They lack the means to grow.'],
    ['The school was established by monks.', 'The school was set up by monks.'],
    ['Mills created new job opportunities.', 'Mills created new jobs.'],
    ['She started at an early age.', 'She started early in life.'],
  ],
  silent: [
    'The court made bad decisions.',
    'They make decisions on the basis of price.',
    'Emotions research is young.',
    'The fact was established by the court.',
  ],
}
