import type { RuleExamples } from '../../../proposals/rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['The students often struggle with it.', 'The students tend to struggle with it.'],
    ['The noise often leads to a quarrel.', 'The noise tends to lead to a quarrel.'],
    ['It is often seen as weak.', 'It tends to be seen as weak.'],
  ],
  silent: ['They often came late.', 'She was often late.', 'How often do they sing?'],
}
