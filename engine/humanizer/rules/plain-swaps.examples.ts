import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['They fear societal change.', 'They fear social change.'],
    ['It touches nearly every part of life.', 'It touches almost every part of life.'],
    ['She had the opportunity to learn.', 'She had the chance to learn.'],
    ['It was sold in multiple shops.', 'It was sold in several shops.'],
    ['In this paper, we propose a method of sorting.', 'Here we propose a method of sorting.'],
    ['We show the effectiveness of our approach.', 'We show the effectiveness of our method.'],
  ],
  silent: [
    'They want equal opportunity.',
    'He lives with multiple sclerosis.',
    'It is nearly ten miles.',
    'The limits of our approach to care are known.',
  ],
}
