import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['The tool makes use of maps.', 'The tool uses maps.'],
    ['They voted in favor of the plan.', 'They voted for the plan.'],
    ['Trees can reduce noise pollution.', 'Trees can cut noise pollution.'],
    ['We discussed the risks associated with smoking.', 'We discussed the risks of smoking.'],
    ['He made a concerted effort to learn.', 'He tried hard to learn.'],
    ['The pancakes are a must-try.', 'The pancakes are well worth trying.'],
    ['They embarked on a quest to find it.', 'They set out to find it.'],
  ],
  silent: [
    'Reduced noise pollution helps.',
    'Please make use of it.',
    'They may continue to sing.',
    'It is very similar to the other one.',
    'A latent space exploration began.',
    'I have the ability to swim.',
  ],
}
