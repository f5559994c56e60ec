import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['The report shows the importance of clean water.', 'The report shows how important clean water is.'],
    ['The tests show the effectiveness of our methods.', 'The tests show how well our methods work.'],
  ],
  silent: [
    'The stage emphasizes the importance of law, order, and authority in society.',
    'The importance of clean water is clear.',
    'The report shows the importance of clean water and good soil.',
    'The report shows the importance of reading.',
    'He had not understood the significance of the telescope.',
  ],
}
