import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['It is a stark reminder of the war.', 'It is a reminder of the war.'],
    ['We saw a truly unique building.', 'We saw a unique building.'],
    ['They checked for potential risks.', 'They checked for risks.'],
    ['It has become an integral part of life.', 'It has become a part of life.'],
    ['The tradition is deeply rooted in the past.', 'The tradition is rooted in the past.'],
    ['It has a unique blend of tastes.', 'It has a blend of tastes.'],
  ],
  silent: [
    'It was not truly unique.',
    'We offer a broad and diverse range of goods.',
    'After careful consideration of the bill, we left.',
    'The risk is potential, not real.',
    'It is a rare and unique blend of tea.',
  ],
}
