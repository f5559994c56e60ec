import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['It has top-notch coaches.', 'It has excellent coaches.'],
    ['They are using cutting-edge technology.', 'They are using the latest technology.'],
    ["It's important to save your money.", 'You have to save your money.'],
    ['It cost a staggering 30 million in all.', 'It cost 30 million in all.'],
    ['The soup was delicious.', 'The soup was very good.'],
    ['Sleep is vital for health.', 'Sleep is very important for health.'],
    ['The final chapter is short.', 'The last chapter is short.'],
    ['It adds to the overall experience.', 'It adds to the experience.'],
  ],
  silent: [
    'It is, to a significant extent, a school matter.',
    'It was an essential job function.',
    'It helps both men and women.',
    'Nobody is perfect.',
    'It was the most amazing meal.',
    'The evidence was overwhelming.',
    'She is the overall winner.',
    'They passed the final exam.',
    'There was no significant difference between the two groups.',
    'The plan is more significant.',
    'She met her significant other at work.',
    'The difference was not statistically significant.',
    'He gave no specific details.',
    'It is a standout dish.',
    'She bought her own home and car.',
  ],
}
