import type { RuleExamples } from './rule.ts'

export const examples: RuleExamples = {
  fires: [
    ['The town is home to many birds.', 'The town has many birds.'],
    ['Genes play a crucial role in shaping our tastes.', 'Genes help to shape our tastes.'],
    [
      'We learn about the importance of keeping a diary.',
      'We learn about how important it is to keep a diary.',
    ],
    ['Bread is an integral part of the meal.', 'Bread is part of the meal.'],
    ['The gift demonstrates its commitment to education.', 'The gift shows that it cares about education.'],
    ['The film explores themes of loss.', 'The film deals with loss.'],
  ],
  silent: [
    'They run in pursuit of a cheese.',
    'Nurses play a crucial role in calming patients and helping doctors.',
    'We saw the importance of keeping calm and staying together.',
    'Home to many birds, the lake is calm.',
  ],
}
