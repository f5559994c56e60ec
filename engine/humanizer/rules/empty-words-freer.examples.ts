import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['I strongly believe that it works.', 'I believe that it works.'],
    ['She spent countless hours there.', 'She spent many hours there.'],
    ['It relies heavily on trade.', 'It depends on trade.'],
    ['The room has breathtaking views.', 'The room has great views.'],
  ],
  silent: [
    'It is hard to fully understand the law.',
    'This is not an inherently flawed goal.',
    'Without necessary changes it fails.',
  ],
}
