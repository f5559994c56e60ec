import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['We tested our approach to teaching grammar.', 'We tested our way of teaching grammar.'],
    ['Prices vary based on the season.', 'Prices vary depending on the season.'],
    ['He took a call while driving.', 'He took a call when driving.'],
    ['She felt a fear within her.', 'She felt a fear inside her.'],
    ['One notable difference is the price.', 'One difference is the price.'],
    ['The city cut noise, while also planting trees.', 'The city cut noise, as well as planting trees.'],
  ],
  silent: [
    'It varies across different contexts.',
    'They came across several tasks that nobody had finished.',
    'The film is based on a novel.',
    'It works within the law.',
    'Once in a while we were walking there.',
    'It gives insight into these very questions.',
  ],
}
