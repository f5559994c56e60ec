import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['The crowd waited, their faces pale.', 'The crowd waited, faces pale.'],
    ['Two men circled each other, their eyes gleaming.', 'Two men circled each other, eyes gleaming.'],
    ['The trees leaned in, their branches like fingers.', 'The trees leaned in, branches like fingers.'],
  ],
  silent: [
    'As fate would have it, their eyes met.',
    'In time, their faces in the picture faded.',
    'They marched on, their parents singing.',
  ],
}
