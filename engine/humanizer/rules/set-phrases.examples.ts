import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['The place exceeded my expectations.', 'The place was better than expected.'],
    ['It was the perfect place to rest.', 'It was just the place to rest.'],
    ['It won in a single vote.', 'It won in one vote.'],
    ['People wondered whether the bank would close.', 'People wondered if the bank would close.'],
    ['It has stood for over a century.', 'It has stood for more than a century.'],
  ],
  silent: [
    'It is to be repaired at the expense of the person who broke it.',
    'He knew the power she had over a friend.',
    'It is a user-friendly online platform.',
    'The method has the power to save time.',
    'He entered with the aim of committing a crime.',
    'It held a single bed.',
    'The café had really exceeded our expectations.',
    'There was not a single seat left.',
    'It appeals to women over 40.',
    'Ask whether they stay or go.',
    'The status quo is popular.',
    'They seem to share a joke at the expense of the guest.',
  ],
}
