import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['The house is situated on a hill.', 'The house is located on a hill.'],
    ['He spoke in a calm manner.', 'He spoke in a calm way.'],
    ['They attempted to leave.', 'They tried to leave.'],
    ['What a delightful question!', 'What a lovely question!'],
  ],
  silent: [
    'It was too fantastic to be true.',
    'Oliver is a shy and retained person.',
    'In the absence of rain, the crop fails.',
    'Her eagerly anticipated book sold out.',
    'Women comprise 40% of the staff.',
    'They live on public assistance.',
    'I watched him sift handfuls through trembling fingers.',
    'It was a force quite immense.',
    'Entry is not advantageous.',
  ],
}
