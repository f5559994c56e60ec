import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['It has top-notch coaches.', 'It has excellent coaches.'],
    ['They are using cutting-edge technology.', 'They are using the latest technology.'],
    ["It's important to save your money.", 'You have to save your money.'],
    ['It cost a staggering 30 million in all.', 'It cost 30 million in all.'],
  ],
  silent: [
    'There was no significant difference between the two groups.',
    'The plan is more significant.',
    'She met her significant other at work.',
    'The difference was not statistically significant.',
    'He gave no specific details.',
    'It is a standout dish.',
    'She bought her own home and car.',
  ],
}
